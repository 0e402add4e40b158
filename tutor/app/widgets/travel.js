// After a move a piece that stands elsewhere travels there, so that the eye can follow. Places are read only
// when a move was tried, and again with the next frame: the verdict waits for nothing.
const CALM = matchMedia('(prefers-reduced-motion: reduce)')
const TRAVEL = 600 // milliseconds
const NEAR = 6 // pixels: a piece that moves less stands still
const MOST = 6 // where more has moved, another position was put up

// Each piece's place within the drawing, by its name; null for readers who want no motion.
function places(frame) {
  const svg = frame.querySelector('svg')
  if (CALM.matches || !svg) return null
  const {x, y} = svg.getBoundingClientRect()
  const found = new Map()
  for (const piece of frame.querySelectorAll('[data-id]')) {
    const drawn = piece.querySelector(':scope > :not(.rs-hit)') // a mark around it comes later
    const box = drawn?.getBoundingClientRect()
    if (box) found.set(piece.dataset.id, [box.x + box.width / 2 - x, box.y + box.height / 2 - y, box.width])
  }
  return found
}

function travel(frame, before) {
  if (before) requestAnimationFrame(() => follow(frame, before, places(frame)))
}

function follow(frame, before, after) {
  const moved = [...after || []].map(([id, [x, y, width]]) => {
    const [px, py, wide] = before.get(id) || [x, y, width]
    return [id, px - x, py - y, Math.abs(wide - width) < width / 4] // round a corner it turns
  }).filter(([, dx, dy, alike]) => alike && Math.hypot(dx, dy) > NEAR)
  if (moved.length > MOST) return
  const svg = frame.querySelector('svg')
  const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width
  moved.forEach(([id, dx, dy]) => glide(frame.querySelector(`[data-id="${CSS.escape(id)}"]`), dx * scale, dy * scale))
}

// What travels is a copy above the other pieces; the piece itself is there already, for taps and keys.
function glide(piece, dx, dy) {
  const copy = piece.cloneNode(true)
  for (const {name} of [...copy.attributes]) if (name !== 'transform') copy.removeAttribute(name)
  copy.setAttribute('class', 'rs-travels')
  copy.setAttribute('aria-hidden', 'true')
  copy.style.pointerEvents = 'none'
  piece.parentNode.append(copy)
  piece.style.opacity = 0
  const way = {translate: [`${dx}px ${dy}px`, '0px 0px']}
  const motion = copy.animate(way, {duration: TRAVEL, easing: 'ease-in-out'})
  motion.onfinish = motion.oncancel = () => {
    copy.remove()
    piece.style.opacity = ''
  }
}
