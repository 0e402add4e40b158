// The bar of buttons. The same ones stand in the same places, so each is kept and told only what is new:
// whoever goes by keys stays on it, also when it is off for a while.
const ICON = '<span class="rs-glyph" aria-hidden="true"></span><span></span>'

function made() {
  const button = document.createElement('button')
  button.type = 'button'
  button.innerHTML = ICON
  return button
}

export default function ({data: [buttons], parentElement, setTriggerValue}) {
  const bar = parentElement.querySelector('.rs-controls')
  while (bar.children.length > buttons.length) bar.lastChild.remove()
  while (bar.children.length < buttons.length) bar.append(made())
  buttons.forEach(({name, word, icon, main, off}, index) => {
    const button = bar.children[index]
    put(button, 'class', main ? 'rs-button is-main' : 'rs-button')
    put(button, 'data-press', name)
    put(button, 'aria-disabled', String(off))
    write(button.firstChild, icon)
    write(button.lastChild, word)
  })
  bar.onclick = event => {
    const button = event.target.closest('[data-press]')
    if (button?.getAttribute('aria-disabled') === 'false') setTriggerValue('press', button.dataset.press)
  }
}
