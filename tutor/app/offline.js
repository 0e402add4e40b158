// Search inside the file: every rule and ruling by its words, everyday words, small slips.
const plain = text => text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')
  .normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const words = text => plain(text).match(/[a-z0-9]+(?:-[a-z]+[0-9]+[a-z]?)?/g) || []
const STOP = new Set(words('the a an is are do does may can i my we you of to in on at it and or if what when who how der die das ein eine ist sind darf kann ich mein wir du man den dem von zu im in am es und oder wenn was wer wie'))
const same = new Map()
for (const [word, others] of Object.entries(SAME))
  for (const one of [word, ...others]) for (const part of words(one)) {
    if (!same.has(part)) same.set(part, new Set())
    for (const other of [word, ...others]) words(other).forEach(found => same.get(part).add(found))
  }
function called(head) {
  const copy = head.cloneNode(true)
  copy.querySelectorAll(head.matches('.rs-belief') ? 'span' : '.rs-status').forEach(other => other.remove())
  return copy.textContent.replace(/\s+/g, ' ').trim()
}
const places = [...document.querySelectorAll('article.rs-rule[id], article.rs-ruling[id], article.rs-mistake[id]')].map(part => {
  const title = called(part.querySelector('summary h4, h3, h2, .rs-belief') || part)
  const text = (part.querySelector('p:not(.rs-source), .rs-answer, .rs-fact') || part).textContent.trim()
  return {part, title, text, id: part.id, heads: new Set(words(part.id + ' ' + title)), all: new Set(words(part.textContent))}
})

// One slip from four letters on, two from eight on; none in shorter words.
function near(a, b) {
  const slips = a.length >= 8 ? 2 : a.length >= 4 ? 1 : 0
  if (!slips || Math.abs(a.length - b.length) > slips) return a === b
  let row = [...Array(b.length + 1).keys()]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] !== b[j - 1]))
    row = next
  }
  return row[b.length] <= slips
}

function weight(word, found) {
  if (found.has(word)) return 3
  for (const one of found) if (one.length > 3 && (one.startsWith(word) && word.length > 2 || word.startsWith(one))) return 2
  for (const one of found) if (near(word, one)) return 1.5
  for (const one of same.get(word) || []) if (found.has(one)) return 1.8
  return 0
}

function hits(asked) {
  const every = words(asked).filter(word => !STOP.has(word))
  return places.map(place => ({place, points: every.reduce((sum, word) =>
    sum + 2 * weight(word, place.heads) + weight(word, place.all), 0)}))
    .filter(hit => hit.points > 0).sort((a, b) => b.points - a.points).slice(0, 8)
}

const field = document.getElementById('find'), list = document.getElementById('hits')
function show() {
  list.replaceChildren(...hits(field.value).map(({place}) => {
    const line = document.createElement('a'), head = document.createElement('strong')
    line.href = '#' + place.id
    head.textContent = place.title.startsWith(place.id) ? place.title : `${place.id} ${place.title}`
    line.append(head, place.text)
    return line
  }))
  if (field.value.trim() && !list.children.length) list.textContent = list.dataset.none
}
field.addEventListener('input', show)
addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== field) { event.preventDefault(); field.focus() }
  if (event.key === 'Escape') { field.value = ''; show() }
})
if (innerWidth < 768) document.querySelectorAll('details[data-narrow]').forEach(part => { part.open = false })
addEventListener('hashchange', open)
function open() {
  const part = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  document.querySelectorAll('.is-found').forEach(other => other.classList.remove('is-found'))
  if (!part) return
  for (let fold = part.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true
  part.querySelectorAll(':scope > details').forEach(fold => { fold.open = true })
  part.classList.add('is-found')
  field.value = ''
  show()
  part.scrollIntoView()
  part.focus({preventScroll: true})
}
open()
