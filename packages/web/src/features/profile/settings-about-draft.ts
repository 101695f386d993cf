import { type AboutValues, aboutFields } from './settings-about-values.ts'

/** What somebody has typed outlives a failed save, a lost session and the way back: in this tab, under their own number. */
export function readAboutDraft(userId: number): Partial<AboutValues> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      aboutFields.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
    )
  } catch {
    return {}
  }
}

export function keepAboutDraft(userId: number, values: Partial<AboutValues>) {
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(values))
    else sessionStorage.removeItem(keyOf(userId))
  } catch {
    // storage is switched off: the form itself still holds the text
  }
}

const keyOf = (userId: number) => `about-draft-${userId}`
