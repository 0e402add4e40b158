// Streamlit's own controls name themselves in English only, for screen readers: said here in the language of
// the page. It happens when the browser is idle, once for all changes since the last time.
(() => {
  const GERMAN = WORDS
  const ENGLISH = Object.fromEntries(Object.entries(GERMAN).map(([en, de]) => [de, en]))
  const idle = window.requestIdleCallback || (work => setTimeout(work, 200))
  let waiting = false
  let other = false // no page in another language was seen yet

  function speak() {
    waiting = false
    const german = document.documentElement.lang === 'de'
    if (!german && !other) return
    other = true
    const words = german ? GERMAN : ENGLISH
    document.querySelectorAll('button[aria-label]').forEach(button => {
      const said = words[button.getAttribute('aria-label')]
      if (said) button.setAttribute('aria-label', said)
    })
  }

  function later() {
    if (!waiting) idle(speak, {timeout: 1000})
    waiting = true
  }

  new MutationObserver(later).observe(document.documentElement,
    {childList: true, subtree: true, attributeFilter: ['lang']})
})()
