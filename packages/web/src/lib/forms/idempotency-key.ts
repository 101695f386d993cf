/**
 * Keys that make a repeated creation harmless: the same content gets the same key, so that a second try after a lost answer
 * finds the row of the first. One keeper per form.
 */
export function createRequestKeys() {
  let last = { content: '', key: '' }
  return (body: unknown): string => {
    const content = JSON.stringify(body)
    if (content !== last.content) last = { content, key: randomKey() }
    return last.key
  }
}

/** Not `crypto.randomUUID`: that exists on https and localhost only. */
const randomKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
