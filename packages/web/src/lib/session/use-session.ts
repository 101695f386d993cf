import { useSyncExternalStore } from 'react'
import { onSessionChange, readSession, serverSession } from './session.ts'

/** The server and the first render know nobody, so both draw the same page; the next render knows. */
export const useSession = () => useSyncExternalStore(onSessionChange, readSession, serverSession)

/** The signed-in person, or null for a guest and before the storage was read. */
export const useMe = () => {
  const session = useSession()
  return session.status === 'in' ? session.user : null
}
