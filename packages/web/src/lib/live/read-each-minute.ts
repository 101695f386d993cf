import { MINUTE } from '@matchbol/core/shared/durations'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Reads the open page anew each minute while somebody sees it, and at once when they come back to it after longer. */
export function useReadEachMinute() {
  const router = useRouter()
  useEffect(() => {
    const stopping = new AbortController()
    let readAt = Date.now()
    const readWhenDue = () => {
      if (document.hidden || Date.now() - readAt < MINUTE) return
      readAt = Date.now()
      void import('./read-quietly.ts').then(({ readPageQuietly }) => readPageQuietly(router))
    }
    const timer = setInterval(readWhenDue, MINUTE)
    document.addEventListener('visibilitychange', readWhenDue, { signal: stopping.signal })
    return () => {
      clearInterval(timer)
      stopping.abort()
    }
  }, [router])
}
