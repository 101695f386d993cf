import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { reloadProfile } from '../../lib/own-profile.ts'
import { useMe } from '../../lib/use-session.ts'

/** Checks a restored session against the server, and reads the open page anew when another tab has put in somebody else. */
export function useSessionStart() {
  const router = useRouter()
  const id = useMe()?.id
  const lastId = useRef(id)
  useEffect(() => void reloadProfile(router.options.context.api), [router])
  useEffect(() => {
    if (id === undefined) return
    if (lastId.current !== undefined && lastId.current !== id) void router.invalidate()
    lastId.current = id
  }, [router, id])
}
