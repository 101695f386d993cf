/** A path of this site that a link may send a person back to; anything else, such as `//other.site`, is refused. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  try {
    const { origin, pathname, search, hash } = new URL(value, 'https://own.invalid')
    return origin === 'https://own.invalid' ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}
