// For every page: answers while one types into the field of the bar, and the keys that the help page
// lists. What is typed goes to our own server only. Without this script Enter still opens the
// search place.
(() => {
  const WAIT = 140 // milliseconds between the last letter and the question
  const FEWEST = 2 // letters
  let timer = 0
  let running = null

  const field = () => document.getElementById('find')
  const box = () => document.getElementById('found')
  const say = text => { const line = document.getElementById('found-said'); if (line) line.textContent = text }

  function close() {
    clearTimeout(timer)
    running?.abort()
    if (!box()) return
    box().hidden = true
    box().replaceChildren()
    say('')
  }

  async function ask(input) {
    const words = input.value.trim()
    running?.abort()
    if (words.length < FEWEST) return close()
    running = new AbortController()
    const target = new URL(input.dataset.find, document.baseURI)
    target.searchParams.set('q', words)
    try {
      const answer = await fetch(target, {signal: running.signal, headers: {Accept: 'application/json'}})
      if (!answer.ok || input.value.trim() !== words || document.activeElement !== input) return
      show(await answer.json())
    } catch (wrong) {
      if (wrong.name !== 'AbortError') close() // no server: Enter will say so
    }
  }

  function show({html, said}) {
    if (!box()) return
    box().innerHTML = html
    box().hidden = false
    box().scrollTop = 0
    say(said)
  }

  const links = () => [...box().querySelectorAll('a, summary')].filter(one => one.checkVisibility())

  function walk(event) {
    const inside = box() && !box().hidden && (event.target === field() || box().contains(event.target))
    if (!inside || !['ArrowDown', 'ArrowUp'].includes(event.key)) return false
    const every = links()
    const next = every.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
    event.preventDefault()
    event.stopPropagation()
    ;(next < 0 ? field() : every[Math.min(next, every.length - 1)] || field()).focus()
    return true
  }

  // Where keys have a meaning of their own: fields, boards, lists, sliders.
  const busy = part => part.isContentEditable || part.closest(
    'input, textarea, select, [role="textbox"], [role="listbox"], [role="slider"], [role="radiogroup"],'
    + ' [role="tablist"], [role="dialog"], [popover]:popover-open, .rs-board, .stCode, [data-baseweb="select"]')

  // The address is ahead of the page while the server draws: a second press counts from there.
  const asked = address => new URL(address).searchParams.get('step')
  function step(by) {
    const dots = [...document.querySelectorAll('.rs-dots a')]
    const ahead = dots.findIndex(dot => asked(dot.href) && asked(dot.href) === asked(location.href))
    const here = ahead < 0 ? dots.findIndex(dot => dot.getAttribute('aria-current') === 'step') : ahead
    const target = here < 0 ? null : dots[here + by]
    target?.click()
    return !!target
  }

  const KEYS = {
    '/': () => { field()?.focus(); field()?.select(); return !!field() },
    '?': () => { const help = document.querySelector('a[data-help]'); help?.click(); return !!help },
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
  }

  document.addEventListener('input', event => {
    if (event.target.id !== 'find') return
    clearTimeout(timer)
    timer = setTimeout(ask, WAIT, event.target)
  })
  document.addEventListener('focusin', event => {
    const found = box()
    if (found && !found.hidden && event.target !== field() && !found.contains(event.target)) close()
  })
  document.addEventListener('pointerdown', event => {
    if (box() && !box().hidden && !event.target.closest('.rs-find')) close()
  })
  // Browsers keep navigator.clipboard for https and localhost; a phone at the table has neither.
  async function copy(button) {
    const text = document.getElementById(button.dataset.copyfrom)
    if (navigator.clipboard) await navigator.clipboard.writeText(text.value)
    else {
      text.select()
      document.execCommand('copy')
      button.focus()
    }
    const line = button.querySelector('.rs-said') || button.appendChild(document.createElement('span'))
    line.className = 'rs-said'
    line.setAttribute('role', 'status')
    line.textContent = button.dataset.done
    setTimeout(() => { line.textContent = '' }, 2500)
  }

  document.addEventListener('click', event => {
    if (event.target.closest('#found a')) setTimeout(close)
    const button = event.target.closest('[data-copyfrom]')
    if (button) copy(button)
  })
  document.addEventListener('submit', event => { if (event.target.closest('.rs-find')) setTimeout(close) }, true)
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape' && box() && !box().hidden) {
      close()
      field().focus()
      event.preventDefault() // the browser would empty the field
    } else if (walk(event) || busy(event.target)) {
      return
    } else if (KEYS[event.key]?.()) {
      event.preventDefault()
      event.stopPropagation() // Streamlit has keys of its own
    }
  }, true)

  // A server that was started anew knows no button of a page drawn before: the first tap would be
  // lost. So when the page has found its server again, it is run once, as after going back.
  const STATE = 'data-test-connection-state'
  const FOUND = 'CONNECTED'
  let known = !!document.querySelector(`[${STATE}="${FOUND}"]`)
  new MutationObserver(changes => {
    const again = changes.some(({target, oldValue}) =>
      oldValue && oldValue !== FOUND && target.getAttribute(STATE) === FOUND)
    if (again && known) dispatchEvent(new PopStateEvent('popstate'))
    if (changes.some(({target}) => target.getAttribute(STATE) === FOUND)) known = true
  }).observe(document, {subtree: true, attributes: true, attributeFilter: [STATE], attributeOldValue: true})
})()
