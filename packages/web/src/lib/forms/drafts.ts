import { readSession } from '../session/session.ts'

// What somebody has typed and not sent, under the person's own number: in this tab, or in this browser where it is to outlive the tab.

const mark = 'draft'

/** Everything under this name and under names that begin with it. */
export function forgetDrafts(name: string) {
  const prefix = keyOf(name)
  forgetKeys((key) => key === prefix || key.startsWith(`${prefix} `))
}

/** Nothing of a person stays behind in the browser from which they have signed out. */
export function forgetAllDrafts() {
  forgetKeys((key) => key.startsWith(`${mark} `))
}

function keyOf(name: string) {
  const session = readSession()
  return `${mark} ${session.status === 'in' ? session.user.id : 0} ${name}`
}

export function readDraft(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(keyOf(name)) ?? localStorage.getItem(keyOf(name))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined // storage is switched off, or holds something of another kind
  }
}

/** @param outlivesTab for what somebody types for long: it is there again after the tab was closed */
export function keepDraft(name: string, value: unknown, outlivesTab = false) {
  try {
    const storage = outlivesTab ? localStorage : sessionStorage
    storage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // storage is switched off or full: the form itself still holds it
  }
}

function forgetKeys(isMeant: (key: string) => boolean) {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key)
  } catch {
    // storage is switched off: nothing is kept
  }
}
