// One thing at a time. What is pressed tells the server the address it was pressed at; pressed again before the
// answer came, it would tell the old one, and the first press would be undone or stopped half way. So while an
// answer is on its way, presses on the board and on buttons wait in line; each goes off when the page
// is drawn, if the place it was meant for is still there.
(() => {
  const SPOT = '.rs-board [data-id][role="button"]'
  const BUTTON = ':is(.stButton, .stButtonGroup, .rs-controls) button'
  const FIELD = ':is(.stTextInput, .stNumberInput, .stTextArea) :is(input, textarea)'
  const SAME = ['game', 'lesson', 'scenario', 'step', 'record', 'tool', 'mode'] // what makes it the same page
  const STATE = 'data-test-script-state' // where Streamlit keeps what the server is doing
  const SURELY = 2000 // milliseconds after which a server that rests has nothing more to say
  const UNASKED = 400 // milliseconds after which one that was told nothing was not asked: a choice chosen already
  const LONGEST = 15000
  const LOOK = 250
  let asked = 0 // when the server was asked, 0 while nothing is on its way
  let told = false // whether a message went to it since, or it is at work: on a bad line that shows late
  let pressed = '' // the page on which a press began that may be one of several in quick succession
  let leaving = false // a link or Back was used: what is still on show is no longer meant
  let shown = location.href
  const line = []

  const page = () => {
    const given = new URLSearchParams(location.search)
    if (location.pathname.endsWith('/play')) given.delete('step') // of a game the move looked at: two back are two
    return [location.pathname, ...SAME.map(name => given.get(name))].join()
  }
  const rests = () => !!document.querySelector(`[${STATE}="notRunning"]`)
  const off = part => part?.getAttribute('aria-disabled') === 'true'
  const called = button => button.closest('[class*="st-key-"]')?.className.match(/st-key-\S+/)?.[0]
  const among = key => [...document.querySelectorAll(`.${CSS.escape(key)} button`)]

  function describe(spot, button) {
    if (spot) return {page: page(), spot: spot.dataset.id}
    const key = called(button)
    return {page: page(), key, index: key ? among(key).indexOf(button) : -1, word: button.textContent}
  }

  function found({spot, key, index, word}) {
    if (spot) return document.querySelector(`.rs-board [data-id="${CSS.escape(spot)}"][role="button"]`)
    const button = key && among(key)[index]
    return button && !button.disabled && !off(button) && button.textContent === word ? button : null
  }

  // A group of buttons that gets no click after a finger was lifted clicks once more by itself.
  const repeated = (event, button) => !event.isTrusted && button?.closest('.stButtonGroup')

  function ask() {
    asked = performance.now()
    told = !rests()
  }

  function answered() {
    asked = 0
    leaving = false
    shown = location.href
    while (line.length && !asked) {
      const next = line.shift()
      const part = next.page === page() ? found(next) : null
      part?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
    }
  }

  document.addEventListener('click', event => {
    const spot = event.target.closest(SPOT)
    const button = spot ? null : event.target.closest(BUTTON)
    if (!spot && !button || off(spot || button)) return
    if (event.detail < 2) pressed = page()
    else if (pressed !== page()) { // a double press on "Next" means the page it began on, not the one after
      event.stopImmediatePropagation()
      return event.preventDefault()
    }
    if (!asked) return ask()
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!leaving && !repeated(event, button)) line.push(describe(spot, button))
  }, true)
  // A key held down presses once, not thirty times a second.
  document.addEventListener('keydown', event => {
    if (event.repeat && event.key === 'Enter' && event.target.closest(BUTTON)) event.preventDefault()
  }, true)
  // A field tells what was typed when it is left, often by pressing a button.
  document.addEventListener('change', event => { if (event.target.matches(FIELD)) ask() }, true)
  addEventListener('popstate', () => {
    if (location.href === shown) return
    line.length = 0
    leaving = true
    ask()
  })
  addEventListener('rs-drawn', () => setTimeout(answered))
  new MutationObserver(() => { told ||= !rests() })
    .observe(document.documentElement, {attributeFilter: [STATE], subtree: true})
  const {send} = WebSocket.prototype
  WebSocket.prototype.send = function (message) {
    told = true
    return send.call(this, message)
  }
  setInterval(() => {
    const since = asked ? performance.now() - asked : 0
    if (since > LONGEST || rests() && since > (told ? SURELY : UNASKED)) answered()
  }, LOOK)
})()
