import { useEffect, useEffectEvent, useState } from 'react'
import { type Held, heldAfter, type Loaded, loadedFor, nothingHeld } from './loaded.ts'

/**
 * Something a part of a page reads by itself, anew whenever `key` changes: what a popup offers, what depends on a choice in a
 * form. Pages as a whole are read by the loaders of their routes.
 */
export function useLoad<Data>(key: string, load: () => Promise<Data>): Loaded<Data> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState<Held<Data>>(nothingHeld)
  const of = `${attempt} ${key}`
  const start = useEffectEvent(load)

  useEffect(() => {
    let isStale = false
    void heldAfter(of, start()).then((now) => {
      if (!isStale) setHeld(now)
    })
    return () => {
      isStale = true
    }
  }, [of])

  return { ...loadedFor(held, of), retry: () => setAttempt(attempt + 1) }
}
