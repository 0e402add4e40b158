// A sheet of our own HTML. Links with data-go open a page within the session, links with data-to or
// data-jump show a part of this sheet, buttons with data-copy copy an address, those
// with data-print print; a form sends its field
// to the page it names.
const PEEK = 6000 // milliseconds
const REST = 800 // milliseconds that a part stays in view to count as seen
const NARROW = 768 // pixels: a phone
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function show(root, id, atOnce) {
  const part = root.querySelector(`[id="${CSS.escape(id)}"]`)
  if (!part) return false
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  root.querySelectorAll('.is-shown').forEach(other => other.classList.remove('is-shown'))
  part.classList.add('is-shown')
  const far = Math.abs(part.getBoundingClientRect().top) > 3 * innerHeight
  part.scrollIntoView({block: 'start', behavior: atOnce || far || calm() ? 'instant' : 'smooth'})
  part.focus({preventScroll: true})
  return true
}

// A page that was just opened still grows (fonts, pictures): stay with the part asked for until it
// rests or the reader moves.
function settle(root, id) {
  if (!show(root, id, true)) return
  const grown = new ResizeObserver(() => show(root, id, true))
  const stop = () => {
    grown.disconnect()
    events.forEach(name => removeEventListener(name, stop, true))
  }
  const events = ['wheel', 'touchmove', 'keydown', 'pointerdown']
  events.forEach(name => addEventListener(name, stop, true))
  grown.observe(root)
  setTimeout(stop, 2500)
}

function copied(button) {
  const live = button.parentElement.querySelector('.rs-said') || button.appendChild(document.createElement('span'))
  live.className = 'rs-said'
  live.setAttribute('role', 'status')
  live.textContent = button.dataset.done
  setTimeout(() => { live.textContent = '' }, 2500)
}

// Browsers keep navigator.clipboard for https and localhost; a phone at the table has neither.
function copy(button) {
  const text = new URL(button.dataset.copy, document.baseURI).href
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => copied(button))
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
  button.focus()
  copied(button)
}

// Drawings far down the page wait until the reader comes near.
function drawLater(root, {shapes, waiting}) {
  const templates = [...root.querySelectorAll('template.rs-later')]
  const put = template => {
    const drawing = waiting[templates.indexOf(template)]
    if (template.isConnected) template.outerHTML = whole(drawing, shapes)
  }
  if (!templates.length) return
  const watch = new IntersectionObserver(seen => seen.filter(entry => entry.isIntersecting)
    .forEach(entry => {
      watch.unobserve(entry.target)
      entry.target.querySelectorAll(':scope > template.rs-later').forEach(put)
    }), {rootMargin: '800px'})
  templates.forEach(template => watch.observe(template.parentElement))
  addEventListener('beforeprint', () => templates.forEach(put), {once: true})
}

const whole = (html, shapes) => html.replace(/\u0001(\d+);/g, (_, number) => shapes[number])

// The table of contents marks the part that is being read.
function spy(root) {
  const links = [...root.querySelectorAll('.rs-toc a[data-jump]')]
  if (!links.length) return
  const mark = id => links.forEach(link => link.getAttribute('href') === `#${id}`
    ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'))
  const sections = [...root.querySelectorAll('section[id]')]
  const read = () => sections.filter(part => part.getBoundingClientRect().top < innerHeight / 4).pop()
  const watch = new IntersectionObserver(() => mark((read() || sections[0]).id),
    {rootMargin: '0px 0px -75% 0px'})
  sections.forEach(section => watch.observe(section))
}

// One such line at a time: the last one said.
function far(line) {
  document.querySelectorAll('.rs-peek.is-far').forEach(other => other.classList.remove('is-far'))
  line.classList.add('is-far')
}

// On a phone a question comes into view with all its answers, which Streamlit draws after it.
function bring(root) {
  const asked = root.querySelector('[data-bring]')
  if (!asked || innerWidth >= NARROW) return
  addEventListener('rs-drawn', () => requestAnimationFrame(() => {
    const last = document.querySelector('[class*="_taps_clear"]')
    if (last && asked.isConnected) last.scrollIntoView({block: 'nearest', behavior: calm() ? 'instant' : 'smooth'})
  }), {once: true})
}

// A line that speaks for a part of the page until that part was in view; after a while it makes
// room, as it covers the upper edge of the board.
function peek(root) {
  root.querySelectorAll('.rs-peek').forEach(line => {
    const done = () => {
      watch.disconnect()
      line.classList.remove('is-far')
    }
    let seen = 0
    const watch = new IntersectionObserver(entries => {
      clearTimeout(seen)
      if (!entries.at(-1).isIntersecting) return far(line)
      line.classList.remove('is-far')
      seen = setTimeout(done, REST) // a board that is still to be drawn pushes it out of view again
    },
      {rootMargin: innerWidth < NARROW ? '-60px 0px -140px' : '0px 0px -80px'})
    watch.observe(line.parentElement.querySelector('.rs-fact'))
    setTimeout(done, PEEK)
  })
}

// Opens one of our pages as Back and Forward do: Streamlit reads the address and runs the page,
// with one entry in the history. (Its own st.switch_page leaves two, the first with a wrong page.)
function open(href) {
  const target = new URL(href, document.baseURI)
  const elsewhere = target.pathname !== location.pathname
  if (target.href !== location.href) history.pushState({}, '', target)
  dispatchEvent(new PopStateEvent('popstate'))
  if (elsewhere) fromTheTop()
}

function fromTheTop() {
  document.querySelector('[data-testid="stMain"]')?.scrollTo(0, 0)
}

// Telling the page what it knows already would make the browser look at every element again.
function tell(name, value) {
  const page = document.documentElement
  if (value && page.getAttribute(name) !== value) page.setAttribute(name, value)
}

function draw(root, data) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const again = focused && (focused.id ? `[id="${CSS.escape(focused.id)}"]`
    : focused.getAttribute('href') && `a[href="${CSS.escape(focused.getAttribute('href'))}"]`)
  root.innerHTML = whole(data.html, data.shapes)
  root.rsHtml = data.html
  if (innerWidth < NARROW) root.querySelectorAll('details[data-narrow]').forEach(part => { part.open = false })
  drawLater(root, data)
  spy(root)
  peek(root)
  bring(root)
  if (again) root.querySelector(again)?.focus({preventScroll: true})
}

export default function ({data: [data], parentElement}) {
  const root = parentElement.querySelector('.rs-root')
  if (root.rsHtml !== data.html) draw(root, data)
  tell('lang', data.lang)
  tell('data-accent', data.accent)
  tell('data-rs-theme', data.theme)
  const skip = data.skip && document.querySelector('[data-testid="stSkipToContent"]')
  if (skip && skip.textContent !== data.skip) skip.textContent = data.skip // Streamlit has it in English
  if (data.top && root.rsTop !== data.top) fromTheTop()
  root.rsTop = data.top
  root.onclick = event => {
    const button = event.target.closest('[data-copy]')
    if (button) return copy(button)
    if (event.target.closest('[data-print]')) return print()
    const jump = event.target.closest('a[data-jump]')
    if (jump) {
      event.preventDefault()
      return void show(root, jump.getAttribute('href').slice(1))
    }
    const link = event.target.closest('a[data-go]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.dataset.to) show(root, link.dataset.to)
    open(link.getAttribute('href'))
  }
  root.onchange = event => { // a list of addresses to choose from
    if (event.target.matches('select[data-go]')) open(event.target.value)
  }
  root.onsubmit = event => { // a question: it goes into the address
    event.preventDefault()
    const field = event.target.querySelector('input')
    const target = new URL(event.target.dataset.go, document.baseURI)
    if (!field.value.trim()) return
    target.searchParams.set(field.name, field.value.trim())
    field.blur()
    open(target.href)
  }
  root.onkeydown = event => {
    event.stopPropagation() // else Streamlit takes r and c for itself
    if (event.key === ' ' && event.target.matches('a[role="button"]')) {
      event.preventDefault()
      event.target.click()
    }
  }
  const first = root.rsShow === undefined
  if (data.show && root.rsShow !== data.show) {
    requestAnimationFrame(() => (first ? settle : show)(root, data.show))
  }
  root.rsShow = data.show || ''
  if (root.rsDrawn !== data.drawn) dispatchEvent(new CustomEvent('rs-drawn')) // the page's last part: see `turns.js`
  root.rsDrawn = data.drawn
}
