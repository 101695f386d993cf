import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from './use-session.ts'

/**
 * For a public page that shows more to a signed-in person: loads it anew once the page is alive and the session known,
 * because the server has drawn it for a guest, and again when somebody signs in or out. A page that was opened from another
 * one has been read by the right person already. True until the right person has read it.
 */
export function usePersonalPage(): boolean {
  const router = useRouter()
  const id = useMatch({ strict: false, select: (match) => match.id })
  const { status } = useSession()
  const reader = status === 'in' ? 'in' : 'guest'
  const [readBy, setReadBy] = useState(reader)
  useEffect(() => {
    if (readBy === reader) return
    let isLeft = false
    void router.invalidate({ filter: (match) => match.id === id }).then(() => {
      if (!isLeft) setReadBy(reader)
    })
    return () => {
      isLeft = true
    }
  }, [router, id, reader, readBy])
  return status === 'unknown' || readBy !== reader
}
