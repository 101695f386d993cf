import { useEffect, useEffectEvent, useState } from 'react'

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

export type Loaded<Data> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: Data }

/** How the last answer came out, and what it had been asked for. */
interface Held<Data> {
  of: string
  loaded: Loaded<Data>
}

export const nothingHeld: Held<never> = { of: '', loaded: { status: 'loading' } }

/** What there is to show: nothing of what was asked for before, and nothing after a failure. */
export const loadedFor = <Data>(held: Held<Data>, of: string): Loaded<Data> =>
  held.of === of ? held.loaded : { status: 'loading' }

/** Reads, and holds what came of it. */
export const heldAfter = <Data>(of: string, reading: Promise<Data>): Promise<Held<Data>> =>
  reading.then(
    (data): Held<Data> => ({ of, loaded: { status: 'ready', data } }),
    (): Held<Data> => ({ of, loaded: { status: 'failed' } }),
  )
