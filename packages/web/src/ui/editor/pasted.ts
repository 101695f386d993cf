/**
 * What was copied from another program, without what only looks so there: Word's lists are lists again, headings begin with the second
 * level. The editor leaves out all that it does not know.
 */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const foreign of body.querySelectorAll('style, script, meta, xml, title')) foreign.remove()
  for (const picture of body.querySelectorAll('img:not([src^="http"], [src^="/img/"])')) picture.remove()
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name)
  for (const [tag, ours] of Object.entries({ h1: 'h2', h5: 'h4', h6: 'h4' }))
    for (const heading of body.querySelectorAll(tag)) rename(heading, ours)
  for (const item of body.querySelectorAll('p[class^="MsoListParagraph"]')) makeItem(item)
  return body.innerHTML
}

function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag) // of a document in which nothing runs
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Word writes a list as paragraphs that begin with a sign, in a span that it marks. */
function makeItem(paragraph: Element) {
  const sign = paragraph.querySelector('span[style*="mso-list"]')
  const isNumbered = /\w[.)]/.test(sign?.textContent ?? '')
  sign?.remove()
  const before = paragraph.previousElementSibling
  const tag = isNumbered ? 'ol' : 'ul'
  const item = rename(paragraph, 'li')
  if (before?.localName === tag) return before.append(item)
  const list = item.ownerDocument.createElement(tag)
  item.replaceWith(list)
  list.append(item)
}
