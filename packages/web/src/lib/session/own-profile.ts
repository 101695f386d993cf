import type { ApiClient } from '../api/api.ts'
import { readSession, replaceUser } from './session.ts'

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
