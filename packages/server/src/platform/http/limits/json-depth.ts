/** No call of ours nests more than five levels. */
const MOST_LEVELS = 32

/** Whether a JSON text nests deeper than any call does: what walks such a value calls itself until the stack ends. */
export function isTooDeep(json: string): boolean {
  let levels = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const char = json[at]
    if (char === '"') isInText = !isInText
    else if (isInText) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') levels++
    else if (char === ']' || char === '}') levels--
    if (levels > MOST_LEVELS) return true
  }
  return false
}
