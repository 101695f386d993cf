import type { ApiClient } from '../api/api.ts'
import { readSession, replaceUser } from './session.ts'

/** Fetches the signed-in person anew: at start, and after every action that may have changed their counters. */
export async function reloadProfile(api: ApiClient): Promise<void> {
  if (readSession().status !== 'in') return
  try {
    replaceUser((await api.call('GET /api/v1/users/profile')).data)
  } catch {
    // A session that ended is dealt with where calls are sent; anything else leaves the stored profile in place.
  }
}
