import { type AboutValues, aboutFields } from './about-values.ts'

/** Under which name what was typed is kept. */
export const aboutDraft = 'settings about'

/** The fields of a draft; one that another version of the site has left is none. */
export function typedValues(kept: unknown): Partial<AboutValues> {
  const typed = (kept ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    aboutFields.flatMap((field) => (typeof typed[field] === 'string' ? [[field, typed[field]]] : [])),
  )
}
