/**
 * Whether a text may link there: a page of the web, a letter, a page or a heading of our own. What a browser may read otherwise than
 * we do (blanks, backslashes, names before an @) is none of them.
 */
export function isSafeLink(address: string): boolean {
  if (/[\s\p{C}\\<>"`]/u.test(address)) return false
  return /^(?:#|\/(?!\/)|https?:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^?#@]+@[^?#@]+$)/i.test(address)
}
