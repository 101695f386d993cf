import { useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

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
