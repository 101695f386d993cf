import type { AnyRouter } from '@tanstack/react-router'
import { showToast } from '../../ui/toast/toast-store.ts'
import { isOpenList } from '../address/open-lists.ts'
import { ApiError } from '../api/api-error.ts'
import { failureText } from '../api/failure-text.ts'
import { createSessionFetch, type SessionEnd } from '../api/session-fetch.ts'
import { isAuthPath } from './is-auth-path.ts'
import { sessionEnds } from './session-ends.ts'

/** A call with this person's token, but for what is open to everybody; a session that turns out to be over leads to the sign-in. */
export function fetchSignedIn(router: AnyRouter, token: string, path: string, init?: RequestInit) {
  if (isOpenList(path, init?.method)) return fetch(path, init)
  const send = createSessionFetch({
    ended: (reason) => leadToSignIn(router, reason),
    forbidden: tellForbidden,
    onAuthPage: () => isAuthPath(window.location.pathname),
  })
  return send(path, init, token)
}

function leadToSignIn(router: AnyRouter, reason: SessionEnd) {
  const { href, pathname, search: current } = router.state.location
  const search = { redirect: isAuthPath(pathname) ? current.redirect : href, reason }
  // a page that is still coming alive must not turn into another one: that takes a new document, which tells the reason
  if (!router.state.resolvedLocation) return window.location.replace(router.buildLocation({ to: '/auth', search }).href)
  showToast({ ...sessionEnds[reason], description: 'Увійдіть знову, щоб продовжити.' })
  void router.navigate({ to: '/auth', search })
}

const tellForbidden = () =>
  showToast({ color: 'error', title: 'Доступ заборонений', description: 'У вас немає прав на цю дію.' })

let isTelling = false

/** One notice for all the lists of a page; a lost session and a missing right are told where calls are sent. */
export async function tellEmptyList(error: unknown) {
  if (isTelling || (error instanceof ApiError && (error.status === 401 || error.status === 403))) return
  isTelling = true
  showToast({ color: 'error', title: 'Помилка завантаження даних', description: await failureText(error) })
  isTelling = false
}
