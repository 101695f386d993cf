import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { reloadProfile } from '../../../lib/session/own-profile.ts'
import { useMe } from '../../../lib/session/use-session.ts'

/**
 * Checks a restored session against the server, reads the open page anew when another tab has put in somebody else, and
 * follows who signs out there.
 */
export function useSessionStart() {
  const router = useRouter()
  const id = useMe()?.id
  const lastId = useRef(id)
  useEffect(() => void reloadProfile(router.options.context.api), [router])
  useEffect(() => {
    window.addEventListener('storage', forgetWhoLeft)
    return () => window.removeEventListener('storage', forgetWhoLeft)
  }, [])
  useEffect(() => {
    if (id === undefined) return
    if (lastId.current !== undefined && lastId.current !== id) void router.invalidate()
    lastId.current = id
  }, [router, id])
}

/** Who signs out in another tab leaves nothing behind in this one. */
async function forgetWhoLeft({ key, newValue }: StorageEvent) {
  if (key === 'leaving' && newValue) (await import('../../../lib/session/leave.ts')).forgetWhatIsKept()
}
