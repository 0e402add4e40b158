// A button in the reader's language that opens a text file and hands over its name and content.
const REST = 8000 // milliseconds that a complaint stays

export default function ({data, parentElement, setTriggerValue}) {
  const root = parentElement.querySelector('.rs-root')
  if (!root.rsInput) {
    const label = document.createElement('label')
    label.className = 'rs-button rs-opener'
    const input = Object.assign(document.createElement('input'), {type: 'file', accept: '.yaml,.yml,.txt'})
    input.className = 'rs-hiddeninput'
    const word = document.createElement('span')
    const said = Object.assign(document.createElement('p'), {className: 'rs-small'})
    said.setAttribute('role', 'status')
    label.append(word, input)
    root.append(label, said)
    Object.assign(root, {rsInput: input, rsWord: word, rsSaid: said})
  }
  root.rsWord.textContent = data.label
  root.rsInput.onkeydown = event => event.stopPropagation() // else Streamlit takes r and c for itself
  root.rsInput.onchange = async () => {
    const [file] = root.rsInput.files
    if (!file) return
    if (file.size > data.limit) {
      root.rsSaid.textContent = data.large
      setTimeout(() => { root.rsSaid.textContent = '' }, REST)
    } else setTriggerValue('file', {name: file.name, text: await file.text()})
    root.rsInput.value = ''
  }
}
