/**
 * A path of this site that a link may send a person back to. Anything else is refused: `//other.site`, and `/.//other.site`,
 * which becomes it once the dot is resolved.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(value, 'https://own.invalid')
    return origin === 'https://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
