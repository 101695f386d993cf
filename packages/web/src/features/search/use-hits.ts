import type { SearchReply } from '@matchbol/core/search/contract'
import { FEWEST_LETTERS } from '@matchbol/core/search/limits'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api/use-api.ts'

const typingPause = 180 // milliseconds

export interface Answered extends SearchReply {
  /** What it answers. */
  q: string
}

/** What is found while somebody types: the last answer stays until the next one is there, and nobody waits for one out of date. */
export function useHits(typed: string): { answer: Answered | null; hasFailed: boolean } {
  const api = useApi()
  const q = typed.trim()
  const [answer, setAnswer] = useState<Answered | null>(null)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (q.length < FEWEST_LETTERS) return setAnswer(null)
    const asking = new AbortController()
    const { signal } = asking
    const ask = async () => {
      try {
        const { data } = await api.call('GET /api/v1/search', { query: { q }, signal })
        if (!signal.aborted) setAnswer({ ...data, q })
      } catch {
        if (!signal.aborted) setFailed(q)
      }
    }
    const timer = setTimeout(ask, typingPause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, q])
  return { answer, hasFailed: q !== '' && failed === q }
}
