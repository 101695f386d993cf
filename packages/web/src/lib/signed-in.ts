import { showToast } from '../ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'
import { isAuthPath } from './is-auth-path.ts'
import { sessionEnds } from './session-ends.ts'
import { createSessionFetch, type SessionEnd } from './session-fetch.ts'

/** A call with this person's token; `ended` hears when the session turns out to be over. */
export const fetchSignedIn = (ended: (reason: SessionEnd) => void, token: string, path: string, init?: RequestInit) =>
  createSessionFetch({ ended, forbidden: tellForbidden, onAuthPage: () => isAuthPath(window.location.pathname) })(
    path,
    init,
    token,
  )

const tellForbidden = () =>
  showToast({ color: 'error', title: 'Доступ заборонений', description: 'У вас немає прав на цю дію.' })

export const tellSessionEnd = (reason: SessionEnd) =>
  showToast({ ...sessionEnds[reason], description: 'Увійдіть знову, щоб продовжити.' })

let isTelling = false

/** One notice for all the lists of a page; a lost session and a missing right are told where calls are sent. */
export async function tellEmptyList(error: unknown) {
  if (isTelling || (error instanceof ApiError && (error.status === 401 || error.status === 403))) return
  isTelling = true
  showToast({ color: 'error', title: 'Помилка завантаження даних', description: await failureText(error) })
  isTelling = false
}
