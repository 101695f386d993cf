/**
 * Where in a request a text stands that no database column holds: one with NUL, or with half of a surrogate pair. Names of
 * fields count too. @returns the path of the first, `body.sets.0.note`
 */
export function unstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableText(part, `${path}.${name}`) : path
    if (found) return found
  }
  return undefined
}

const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
