import type { ApiClient } from './api.ts'
import { forgetAllDrafts } from './drafts.ts'
import { readSession, replaceUser, signOut } from './session.ts'

/** Fetches the signed-in person anew: at start, and after every action that may have changed their counters. */
export async function reloadProfile(api: ApiClient): Promise<void> {
  if (readSession().status !== 'in') return
  try {
    replaceUser((await api.call('GET /api/v1/users/profile')).data)
  } catch {
    // A session that ended is dealt with where calls are sent; anything else leaves the stored profile in place.
  }
}

/** Ends the session here at once and on the server when it can be reached. */
export async function leave(api: ApiClient): Promise<void> {
  const ended = api.call('POST /api/auth/logout')
  forgetAllDrafts()
  signOut()
  await ended.catch(() => undefined)
}
