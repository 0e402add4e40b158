// A picture whose spots (buttons with data-id) can be tapped, reached by arrow keys and chosen by Enter or
// Space. Draws only what changed, keeps the focus, and reads the verdict aloud.
const SPOTS = '[data-id][role="button"]'
const LEAST = 24 // pixels that a spot measures on a phone; drawings are made for 44 at 360
const NARROW = matchMedia('(max-width: 47.99rem)')
const STILL = matchMedia('(prefers-reduced-motion: reduce)')
const LARGEST_ZOOM = 2
const REST = 100 // milliseconds after which a page that was drawn rests
const OWN = ['tabindex', 'aria-pressed', 'aria-disabled'] // what this component itself tells of a spot
const BETWEEN = '\u0002' // stands between the outermost parts of a drawing
const WAYS = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]}

const middle = spot => {
  const box = spot.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

// The nearest spot in a direction; sideways distance counts double, so that rows are kept.
function towards(spots, from, [dx, dy]) {
  const [x, y] = middle(from)
  let best = null
  let least = Infinity
  for (const spot of spots) {
    const [sx, sy] = middle(spot)
    const along = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    if (spot === from || along < 1 || aside > along * 3) continue
    if (along + 2 * aside < least) [best, least] = [spot, along + 2 * aside]
  }
  return best
}

// On a narrow screen a crowded board grows until fingers fit, and scrolls in its own frame; on a wide
// one the style keeps a tall board near the size it was made for.
function fit(frame, svg, spots) {
  const high = `${svg.viewBox.baseVal.height}px`
  if (svg.style.getPropertyValue('--board-high') !== high) svg.style.setProperty('--board-high', high)
  if (svg.style.minWidth) svg.style.minWidth = ''
  const room = NARROW.matches && spots.length ? frame.clientWidth : 0
  if (!room) return
  const sizes = spots.map(spot => {
    const box = (spot.querySelector('.rs-hit') || spot).getBoundingClientRect()
    return Math.min(box.width, box.height)
  })
  const zoom = Math.min(LARGEST_ZOOM, LEAST / Math.min(...sizes.filter(size => size > 0)))
  if (zoom > 1.05) svg.style.minWidth = `${Math.ceil(room * zoom)}px`
}

// Of a new drawing only what differs is taken over: most of a board stays as it is from move to move,
// so that the browser need neither style nor paint it again.
function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.nodeType !== Node.ELEMENT_NODE) return old.replaceWith(fresh)
  for (const {name} of [...old.attributes]) {
    if (name !== 'style' && !fresh.hasAttribute(name)) old.removeAttribute(name) // `style` is set by `fit`
  }
  for (const {name, value} of fresh.attributes) put(old, name, value)
  old.onclick = old.onkeydown = null
  const before = [...old.childNodes]
  const after = [...fresh.childNodes]
  while (before.length && after.length && before[0].isEqualNode(after[0])) {
    before.shift()
    after.shift()
  }
  let next = null
  while (before.length && after.length && before.at(-1).isEqualNode(after.at(-1))) {
    next = before.pop()
    after.pop()
  }
  before.slice(after.length).forEach(node => node.remove())
  after.slice(before.length).forEach(node => old.insertBefore(node, next))
  before.slice(0, after.length).forEach((node, index) => morph(node, after[index]))
}

const identity = text => text.match(/ data-id="[^"]*"/)?.[0]

function parsed(parts) {
  const holder = document.createElement('div')
  holder.innerHTML = `<svg>${parts.join('')}</svg>`
  return [...holder.firstChild.childNodes]
}

// A drawing comes as its outermost parts, the opening tag first and the closing one last. Parts with the
// same text stay as they are, and only the others are read at all.
function redraw(frame, drawing) {
  const before = frame.rsParts
  const parts = drawing.split(BETWEEN)
  const svg = frame.querySelector('svg')
  frame.rsParts = parts
  if (!svg || before?.[0] !== parts[0] || svg.childNodes.length !== before.length - 2) {
    frame.innerHTML = parts.join('')
    return
  }
  const old = before.slice(1, -1).map((text, index) => ({text, node: svg.childNodes[index]}))
  const fresh = parts.slice(1, -1).map(text => ({text}))
  pair(old, fresh, ({text}) => text)
  const read = fresh.filter(part => !part.node)
  if (read.length) {
    const known = new Map([...frame.querySelectorAll(SPOTS)].map(spot => [spot.dataset.id, spot]))
    const nodes = parsed(read.map(part => part.text))
    nodes.forEach(node => keepOwn(node, known))
    pair(old, read, ({text}) => identity(text))
    read.forEach((part, index) => {
      if (part.node && part.node.nodeName === nodes[index].nodeName) morph(part.node, nodes[index])
      else part.node = nodes[index]
    })
  }
  arrange(svg, fresh.map(part => part.node))
}

// Gives each new part the old node of the same name, each node once.
function pair(old, fresh, name) {
  const free = new Map()
  old.filter(part => part.node).forEach(part => {
    free.set(name(part), [...free.get(name(part)) || [], part])
  })
  fresh.filter(part => !part.node && name(part)).forEach(part => {
    const found = free.get(name(part))?.shift()
    if (found) [part.node, found.node] = [found.node, null]
  })
}

function keepOwn(node, known) {
  const inner = node.querySelectorAll ? [node, ...node.querySelectorAll(SPOTS)] : []
  inner.filter(spot => spot.matches(SPOTS)).forEach(spot => OWN.forEach(name => {
    const value = known.get(spot.dataset.id)?.getAttribute(name)
    if (value) spot.setAttribute(name, value)
  }))
}

function arrange(svg, nodes) {
  const wanted = new Set(nodes)
  const gone = [...svg.childNodes].filter(node => !wanted.has(node))
  gone.forEach(node => node.remove())
  let next = svg.firstChild
  nodes.forEach(node => {
    if (node === next) next = next.nextSibling
    else svg.insertBefore(node, next)
  })
}

function say(live, text, turn) {
  if (live.dataset.turn === String(turn) && live.dataset.text === text) return
  Object.assign(live.dataset, {turn, text})
  live.textContent = ''
  requestAnimationFrame(() => { live.textContent = text })
}

// On a narrow screen a finger on the hand or on the list has pushed the board out of view: after each
// turn it comes back, the whole of it where there is room, else the first spot that is marked.
const BESIDE = 255 // pixels that the bars above and below take, and the line that tells the verdict
const ABOVE = 120 // those of them above
// Another task begins at its top, with what is to be done.
const TASK = ['lesson', 'scenario', 'step', 'record']
const task = () => TASK.map(name => new URLSearchParams(location.search).get(name)).join()
function inView(frame) {
  return [...frame.querySelectorAll(SPOTS)].some(spot => {
    const {top, bottom} = spot.getBoundingClientRect()
    return top > ABOVE && bottom < innerHeight - BESIDE + ABOVE
  })
}

function bring(frame, before, turn) {
  const same = frame.rsTask
  frame.rsTask = task()
  if (before === undefined || before === turn || same !== frame.rsTask || !NARROW.matches) return
  const box = frame.getBoundingClientRect()
  const whole = box.height <= innerHeight - BESIDE
  const marked = whole ? null : frame.querySelector('.rs-mark')
  if (!whole && !marked && inView(frame)) return // the next tap is made where the finger is: in the hand, say
  const spot = marked || frame
  const at = spot.getBoundingClientRect()
  if (at.top > ABOVE && at.bottom < innerHeight - BESIDE + ABOVE) return
  spot.scrollIntoView({block: spot === frame ? 'start' : 'center', behavior: STILL.matches ? 'auto' : 'smooth'})
}

// A picture may come twice; which one is shown changes when a phone is turned. Streamlit says when a board
// goes, not when it is drawn anew: what was shown before must not listen any longer.
export default function (given) {
  const frame = given.parentElement.querySelector('.rs-board')
  let close = show(given)
  const again = () => { close(); close = show(given) }
  NARROW.removeEventListener('change', frame.rsAgain)
  NARROW.addEventListener('change', again)
  frame.rsAgain = again
  return () => { NARROW.removeEventListener('change', again); close() }
}

function show({data: [data], parentElement, setTriggerValue}) {
  const frame = parentElement.querySelector('.rs-board')
  const live = parentElement.querySelector('.rs-live')
  const twin = parentElement.querySelector('.rs-twin')
  const had = frame.contains(document.activeElement) ? document.activeElement.dataset.id : null
  const drawing = NARROW.matches && data.narrow || data.svg
  const turn = frame.rsTurn
  frame.rsTurn = data.turn
  if (frame.rsSvg !== drawing) {
    const before = frame.rsSvg && turn !== data.turn ? frame.rsPlaces || places(frame) : null
    redraw(frame, drawing.replace(/\u0001(\d+);/g, (_, number) => data.shapes[number]))
    Object.assign(frame, {rsSvg: drawing, rsPlaces: null})
    travel(frame, before)
  }
  const svg = frame.querySelector('svg')
  const spots = [...frame.querySelectorAll(SPOTS)]
  const chosen = new Set(data.chosen)
  const start = spots.find(spot => spot.dataset.id === frame.rsAt)
    || spots.find(spot => chosen.has(spot.dataset.id)) || spots[0]
  const focusOn = spot => {
    spots.forEach(other => other.setAttribute('tabindex', other === spot ? 0 : -1))
    frame.rsAt = spot.dataset.id
    spot.focus({preventScroll: true})
    spot.scrollIntoView({block: 'nearest', inline: 'nearest'})
  }
  const choose = spot => {
    frame.rsAt = spot.dataset.id
    if (spot.getAttribute('aria-disabled') !== 'true') setTriggerValue('tap', spot.dataset.id)
  }
  const press = spot => spot.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
  spots.forEach(spot => {
    put(spot, 'tabindex', spot === start ? '0' : '-1')
    put(spot, 'aria-pressed', String(chosen.has(spot.dataset.id)))
    if (data.over) put(spot, 'aria-disabled', 'true')
    else spot.removeAttribute('aria-disabled')
    spot.onclick = () => choose(spot)
    spot.onkeydown = event => {
      event.stopPropagation() // else Streamlit takes r and c for itself
      const way = WAYS[event.key]
      const next = way ? towards(spots, spot, way)
        : {Home: spots[0], End: spots[spots.length - 1]}[event.key]
      if (way || next) event.preventDefault()
      if (next) focusOn(next)
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        if (!event.repeat) press(spot) // as a finger does, so that `turns.js` sees it
      }
    }
  })
  if (svg && !frame.rsWatch) {
    frame.rsWatch = new ResizeObserver(() => {
      const now = frame.querySelector('svg')
      if (now) fit(frame, now, [...frame.querySelectorAll(SPOTS)])
      remember(frame)
    })
    frame.rsWatch.observe(frame)
    frame.onscroll = () => { frame.rsScrolled = frame.scrollLeft }
  }
  say(live, data.say, data.turn)
  write(twin.querySelector('summary'), data.twin)
  write(twin.querySelector('p'), data.text)
  frame.rsOwed ||= {had, before: turn}
  const rest = requestAnimationFrame(() => settle(frame, spots, data.turn))
  return () => { cancelAnimationFrame(rest); frame.rsWatch?.disconnect(); frame.rsWatch = null }
}

// What needs the sizes on the page: with the next frame, when all that is new stands there and the browser
// lays it out anyway. Asked for at once, it would do that for every part of the page.
function settle(frame, spots, turn) {
  const {had, before} = frame.rsOwed
  frame.rsOwed = null
  const svg = frame.querySelector('svg')
  if (svg) fit(frame, svg, spots)
  if (svg && frame.rsScrolled) frame.scrollLeft = frame.rsScrolled
  if (had && document.activeElement === document.body) {
    frame.tabIndex = -1 // a board that takes no more taps keeps the reader's place by itself
    const again = spots.find(spot => spot.dataset.id === had) || frame
    again.focus({preventScroll: true})
  }
  bring(frame, before, turn)
  remember(frame)
}

// Where each piece lies now: read when the page rests, so that the next move need not wait for it.
function remember(frame) {
  frame.rsPlaces = null
  clearTimeout(frame.rsReading)
  frame.rsReading = setTimeout(() => { frame.rsPlaces = places(frame) }, REST)
}
