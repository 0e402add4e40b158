// A picture whose spots (buttons with data-id) can be tapped, reached by arrow keys and chosen by Enter or
// Space. Draws only what changed, keeps the focus, and reads the verdict aloud.
const SPOTS = '[data-id][role="button"]'
const LEAST = 24 // pixels that a spot measures on a phone; drawings are made for 44 at 360
const NARROW = 640
const LARGEST_ZOOM = 2
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

// On a narrow screen a crowded board grows until fingers fit, and scrolls in its own frame.
function fit(frame, svg, spots) {
  svg.style.minWidth = ''
  const room = frame.clientWidth
  if (!spots.length || !room || room > NARROW) return
  const sizes = spots.map(spot => {
    const box = (spot.querySelector('.rs-hit') || spot).getBoundingClientRect()
    return Math.min(box.width, box.height)
  })
  const zoom = Math.min(LARGEST_ZOOM, LEAST / Math.min(...sizes.filter(size => size > 0)))
  if (zoom > 1.05) svg.style.minWidth = `${Math.ceil(room * zoom)}px`
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
    const scrolled = frame.scrollLeft
    frame.innerHTML = data.svg.replace(/\u0001(\d+);/g, (_, number) => data.shapes[number])
    frame.rsSvg = data.svg
    frame.rsScrolled = scrolled
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
    spot.setAttribute('tabindex', spot === start ? 0 : -1)
    spot.setAttribute('aria-pressed', String(chosen.has(spot.dataset.id)))
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
    frame.scrollLeft = frame.rsScrolled || 0
    if (!frame.rsWatch) {
      frame.rsWatch = new ResizeObserver(() => {
        const now = frame.querySelector('svg')
        if (now) fit(frame, now, [...frame.querySelectorAll(SPOTS)])
      })
      frame.rsWatch.observe(frame)
    }
  }
  if (had) { // a board that takes no more taps keeps the reader's place by itself
    frame.tabIndex = -1
    const again = spots.find(spot => spot.dataset.id === had) || frame
    again.focus({preventScroll: true})
  }
  say(live, data.say, data.turn)
  twin.querySelector('summary').textContent = data.twin
  twin.querySelector('p').textContent = data.text
  return () => { frame.rsWatch?.disconnect(); frame.rsWatch = null }
}
