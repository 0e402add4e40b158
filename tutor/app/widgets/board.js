// A picture whose spots (buttons with data-id) can be tapped, reached by arrow keys and chosen by Enter or
// Space. Draws only what changed, keeps the focus, and reads the verdict aloud.
const SPOTS = '[data-id][role="button"]'
const LEAST = 24 // pixels that a spot measures on a phone; drawings are made for 44 at 360
const NARROW = matchMedia('(max-width: 47.99rem)')
const LARGEST_ZOOM = 2
const OWN = ['tabindex', 'aria-pressed'] // what this component itself tells of a spot
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
  svg.style.setProperty('--board-high', `${svg.viewBox.baseVal.height}px`)
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
  for (const {name} of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
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

function put(part, name, value) {
  if (part.getAttribute(name) !== value) part.setAttribute(name, value)
}

function write(part, text) {
  if (part.textContent !== text) part.textContent = text
}

function redraw(frame, drawing) {
  const holder = document.createElement('div')
  holder.innerHTML = drawing
  const old = frame.querySelector('svg')
  const fresh = holder.querySelector('svg')
  if (!old || !fresh) return frame.replaceChildren(...holder.childNodes)
  const known = new Map([...frame.querySelectorAll(SPOTS)].map(spot => [spot.dataset.id, spot]))
  fresh.querySelectorAll(SPOTS).forEach(spot => OWN.forEach(name => {
    const value = known.get(spot.dataset.id)?.getAttribute(name)
    if (value) spot.setAttribute(name, value)
  }))
  morph(old, fresh)
}

function say(live, text, turn) {
  if (live.dataset.turn === String(turn) && live.dataset.text === text) return
  Object.assign(live.dataset, {turn, text})
  live.textContent = ''
  requestAnimationFrame(() => { live.textContent = text })
}

export default function ({data, parentElement, setTriggerValue}) {
  const frame = parentElement.querySelector('.rs-board')
  const live = parentElement.querySelector('.rs-live')
  const twin = parentElement.querySelector('.rs-twin')
  const had = frame.contains(document.activeElement) ? document.activeElement.dataset.id : null
  if (frame.rsSvg !== data.svg) {
    redraw(frame, data.svg.replace(/\u0001(\d+);/g, (_, number) => data.shapes[number]))
    frame.rsSvg = data.svg
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
  spots.forEach(spot => {
    put(spot, 'tabindex', spot === start ? '0' : '-1')
    put(spot, 'aria-pressed', String(chosen.has(spot.dataset.id)))
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
        choose(spot)
      }
    }
  })
  if (svg) {
    fit(frame, svg, spots)
    if (frame.rsScrolled) frame.scrollLeft = frame.rsScrolled
    if (!frame.rsWatch) {
      frame.rsWatch = new ResizeObserver(() => {
        const now = frame.querySelector('svg')
        if (now) fit(frame, now, [...frame.querySelectorAll(SPOTS)])
      })
      frame.rsWatch.observe(frame)
      frame.onscroll = () => { frame.rsScrolled = frame.scrollLeft }
    }
  }
  if (had && document.activeElement?.dataset.id !== had) {
    frame.tabIndex = -1 // a board that takes no more taps keeps the reader's place by itself
    const again = spots.find(spot => spot.dataset.id === had) || frame
    again.focus({preventScroll: true})
  }
  say(live, data.say, data.turn)
  write(twin.querySelector('summary'), data.twin)
  write(twin.querySelector('p'), data.text)
  return () => { frame.rsWatch?.disconnect(); frame.rsWatch = null }
}
