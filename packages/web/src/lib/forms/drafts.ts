import { readSession } from '../session/session.ts'

// What somebody has typed and not sent: in this tab, under the person's own number.

const mark = 'draft'

/** Everything under this name and under names that begin with it. */
export function forgetDrafts(name: string) {
  const prefix = keyOf(name)
  for (const key of keptKeys()) if (key === prefix || key.startsWith(`${prefix} `)) sessionStorage.removeItem(key)
}

/** Nothing of a person stays behind in the tab from which they have signed out. */
export function forgetAllDrafts() {
  for (const key of keptKeys()) if (key.startsWith(`${mark} `)) sessionStorage.removeItem(key)
}

function keyOf(name: string) {
  const session = readSession()
  return `${mark} ${session.status === 'in' ? session.user.id : 0} ${name}`
}

export function readDraft(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(keyOf(name))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined // storage is switched off, or holds something of another kind
  }
}

export function keepDraft(name: string, value: unknown) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // storage is switched off or full: the form itself still holds it
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}
