// What is the same already is left alone: each change makes the browser look at the page again.
function put(part, name, value) {
  if (part.getAttribute(name) !== value) part.setAttribute(name, value)
}

function write(part, text) {
  if (part.textContent !== text) part.textContent = text
}
