import { useState } from 'react'
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

/** What was kept of a form's fields; one that another version of the site has left is none. */
export function draftFor<Values extends object>(name: string, initial: Values): Partial<Values> {
  const kept = readDraft(name)
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.entries(kept).filter(([field, value]) => field in initial && isFit(value, initial, field))
  return Object.fromEntries(known) as Partial<Values>
}

/** Of the kind that the field holds at first; of a field that holds nothing yet any kind is. */
function isFit(value: unknown, initial: object, field: string) {
  const first: unknown = Reflect.get(initial, field)
  return first === null || first === undefined || value === null || kindOf(value) === kindOf(first)
}

/** A number is typed as text first. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' ? 'string' : typeof value
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

/**
 * Like `useState`, for what somebody types: it outlives a failed call, a lost session and the way back to the form, until
 * `forgetDrafts` is told that it was sent. For parts that only the browser draws.
 */
export function useDraft<Value>(name: string, initial: Value | (() => Value)) {
  const [value, setValue] = useState<Value>(() => {
    const kept = readDraft(name) as Value | undefined
    if (kept !== undefined) return kept
    return typeof initial === 'function' ? (initial as () => Value)() : initial
  })
  const change = (next: Value) => {
    setValue(next)
    keepDraft(name, next)
  }
  return [value, change] as const
}
