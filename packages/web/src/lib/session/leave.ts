import type { ApiClient } from '../api/api.ts'
import { forget, store } from '../browser/storage.ts'
import { forgetAllDrafts } from '../forms/drafts.ts'
import { signOut } from './session.ts'

/** Written for a moment: every other tab hears of it and forgets, too. */
const leaving = 'leaving'

/** Ends the session here at once and on the server when it can be reached. */
export async function leave(api: ApiClient): Promise<void> {
  const ended = api.call('POST /api/auth/logout')
  forgetPerson()
  await ended.catch(() => undefined)
}

/**
 * Nothing of the person stays behind in this browser, in no tab. A session that lapses is another matter: who signs in again
 * finds what they had typed.
 */
export function forgetPerson() {
  forgetWhatIsKept()
  store(leaving, 'now')
  forget(leaving)
  signOut()
}

/** What this tab keeps of the person beside their session. */
export const forgetWhatIsKept = forgetAllDrafts
