import { useEffect, useEffectEvent, useState } from 'react'

export type Loaded<Data> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: Data }

/**
 * Something a part of a page reads by itself, anew whenever `key` changes: what a popup offers, what depends on a choice in a
 * form. Pages as a whole are read by the loaders of their routes.
 */
export function useLoad<Data>(key: string, load: () => Promise<Data>): Loaded<Data> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState<{ of: string; loaded: Loaded<Data> }>({ of: '', loaded: { status: 'loading' } })
  const of = `${attempt} ${key}`
  const start = useEffectEvent(load)

  useEffect(() => {
    let isStale = false
    const keep = (loaded: Loaded<Data>) => {
      if (!isStale) setHeld({ of, loaded })
    }
    start().then(
      (data) => keep({ status: 'ready', data }),
      () => keep({ status: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [of])

  const now: Loaded<Data> = held.of === of ? held.loaded : { status: 'loading' }
  return { ...now, retry: () => setAttempt(attempt + 1) }
}
