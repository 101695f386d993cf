import type { ApiClient } from './api.ts'
import { forgetAllDrafts } from './drafts.ts'
import { signOut } from './session.ts'

/** Ends the session here at once and on the server when it can be reached. */
export async function leave(api: ApiClient): Promise<void> {
  const ended = api.call('POST /api/auth/logout')
  forgetAllDrafts()
  signOut()
  await ended.catch(() => undefined)
}
