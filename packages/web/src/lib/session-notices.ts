import { showToast } from '../ui/toast-store.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'
import type { SessionEnd } from './session-fetch.ts'

export const tellForbidden = () =>
  showToast({ color: 'error', title: 'Доступ заборонений', description: 'У вас немає прав на цю дію.' })

/** Also on the sign-in page itself, for those who come there by a new document. */
export const sessionEnds = {
  token_expired: { color: 'warning', title: 'Сесія закінчилася' },
  auth_error: { color: 'error', title: 'Помилка авторизації' },
} as const

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
