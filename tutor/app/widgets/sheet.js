// A sheet of our own HTML. Links with data-go open a page within the session, links with data-to
// show a part of this sheet, buttons with data-copy copy an address.
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function show(root, id) {
  const part = root.querySelector(`[id="${CSS.escape(id)}"]`)
  if (!part) return false
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  root.querySelectorAll('.is-shown').forEach(other => other.classList.remove('is-shown'))
  part.classList.add('is-shown')
  part.scrollIntoView({block: 'start', behavior: calm() ? 'auto' : 'smooth'})
  part.focus({preventScroll: true})
  return true
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

// Pictures far down the page wait until the reader comes near.
function drawLater(root) {
  const waiting = [...root.querySelectorAll('template.rs-later')]
  const put = template => template.isConnected && template.replaceWith(template.content)
  if (!waiting.length) return
  const watch = new IntersectionObserver(seen => seen.filter(entry => entry.isIntersecting)
    .forEach(entry => {
      watch.unobserve(entry.target)
      entry.target.querySelectorAll(':scope > template.rs-later').forEach(put)
    }), {rootMargin: '800px'})
  waiting.forEach(template => watch.observe(template.parentElement))
  addEventListener('beforeprint', () => waiting.forEach(put), {once: true})
}

function draw(root, html, shapes) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const again = focused && (focused.id ? `[id="${CSS.escape(focused.id)}"]`
    : focused.getAttribute('href') && `a[href="${CSS.escape(focused.getAttribute('href'))}"]`)
  root.innerHTML = html.replace(/\u0001(\d+);/g, (_, number) => shapes[number])
  root.rsHtml = html
  drawLater(root)
  if (again) root.querySelector(again)?.focus({preventScroll: true})
}

export default function ({data, parentElement, setTriggerValue}) {
  const root = parentElement.querySelector('.rs-root')
  if (root.rsHtml !== data.html) draw(root, data.html, data.shapes)
  if (data.lang) document.documentElement.lang = data.lang
  if (data.theme) document.documentElement.dataset.rsTheme = data.theme
  root.onclick = event => {
    const button = event.target.closest('[data-copy]')
    if (button) return copy(button)
    const jump = event.target.closest('a[data-jump]')
    if (jump) {
      event.preventDefault()
      return void show(root, jump.getAttribute('href').slice(1))
    }
    const link = event.target.closest('a[data-go]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (link.dataset.to) show(root, link.dataset.to)
    setTriggerValue('go', link.getAttribute('href'))
  }
  root.onkeydown = event => event.stopPropagation() // else Streamlit takes r and c for itself
  if (data.show && root.rsShow !== data.show) requestAnimationFrame(() => show(root, data.show))
  root.rsShow = data.show
}
