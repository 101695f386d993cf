import type { ApiClient } from '../api/api.ts'
import { readSession, replaceUser, type SessionUser } from './session.ts'

let times = 0

/** How often a write has brought the profile along. */
export const timesTaken = () => times

/** The profile that came with a write's answer, unless somebody else has signed in meanwhile. */
export function takeProfile(profile: SessionUser) {
  const session = readSession()
  if (session.status !== 'in' || session.user.id !== profile.id) return
  times += 1
  replaceUser(profile)
}

/**
 * Fetches the signed-in person anew: at start, and after every action that may have changed their counters.
 * @returns whether they were read; `onRead` is called just before that shows
 */
export async function reloadProfile(api: ApiClient, onRead?: () => void): Promise<boolean> {
  if (readSession().status !== 'in') return true
  try {
    const { data } = await api.call('GET /api/v1/users/profile')
    onRead?.()
    replaceUser(data)
    return true
  } catch {
    // A session that ended is dealt with where calls are sent; anything else leaves the stored profile in place.
    return false
  }
}
