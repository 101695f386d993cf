import { readSession, type SessionUser, signIn, signOut } from '../session/session.ts'
import { errorOf, type Failure } from './api-error.ts'

export type SessionEnd = 'token_expired' | 'auth_error'

interface Around {
  /** The session is over: tell the person and lead to the sign-in page. */
  ended: (reason: SessionEnd) => void
  forbidden: () => void
  onAuthPage: () => boolean
}

/** `fetch` with the bearer token; an expired one is renewed once and the call repeated (specification §8). */
export function createSessionFetch({ ended, forbidden, onAuthPage }: Around) {
  return async (path: string, init?: RequestInit, token = tokenNow()): Promise<Response> => {
    const response = await fetch(path, withToken(init, token))
    if (!token) return response
    return judged(response, token, (renewed) => fetch(path, withToken(init, renewed)))
  }

  /** `repeat` is missing for a call that has been repeated already. On the sign-in page no 401 ends anything. */
  async function judged(response: Response, token: string, repeat?: (token: string) => Promise<Response>) {
    if (response.status === 403) forbidden()
    if (response.status !== 401) return response
    const failure = await failureIn(response)
    if (isExpired(failure)) {
      const renewed = repeat && (await refreshed(token))
      if (renewed) return judged(await repeat(renewed), renewed)
      end(token, 'token_expired')
      return signInAgain()
    }
    if (isUnknownToken(failure)) end(token, 'auth_error')
    return response
  }

  function end(token: string, reason: SessionEnd) {
    if (onAuthPage()) return
    if (tokenNow() !== token) return // a parallel call has ended it, or somebody has signed in anew
    signOut()
    ended(reason)
  }
}

/** For what nobody has asked for by a press: that a session is over is told by the next call that somebody makes. */
export const fetchQuietly = createSessionFetch({ ended: () => {}, forbidden: () => {}, onAuthPage: () => true })

const signInAgain = () =>
  Response.json({ errorType: 'TOKEN_EXPIRED', message: 'Authentication failed - please login again' }, { status: 401 })

let renewal: Promise<string | null> | undefined

/** One renewal at a time for all parallel calls; another tab's newer token is as good. */
async function refreshed(old: string): Promise<string | null> {
  const now = tokenNow()
  if (now && now !== old) return now
  renewal ??= renew(old).finally(() => {
    renewal = undefined
  })
  return renewal
}

/** @throws ApiError where the server is too busy to say whether the session is alive */
async function renew(old: string): Promise<string | null> {
  const response = await fetch('/api/auth/refresh', withToken({ method: 'POST' }, old))
  const now = tokenNow()
  if (now && now !== old) return now
  if (response.status === 429 || response.status >= 500) throw await errorOf(response)
  if (!response.ok) return null
  const { data } = (await response.json()) as { data: { token: string; user: SessionUser } }
  if (tokenNow() === old) signIn(data.token, data.user) // else signed out meanwhile: good for that call only
  return data.token
}

const tokenNow = () => {
  const session = readSession()
  return session.status === 'in' ? session.token : null
}

function withToken(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

const failureIn = async (response: Response): Promise<Failure> => {
  try {
    return (await response.clone().json()) as Failure
  } catch {
    return {}
  }
}

const isExpired = ({ errorType, shouldRefresh, message = '' }: Failure) =>
  (errorType === 'TOKEN_EXPIRED' && shouldRefresh === true) || /jwt|token expired/i.test(message)

const isUnknownToken = ({ errorType, message = '' }: Failure) =>
  errorType === 'NO_TOKEN' || errorType === 'INVALID_TOKEN' || /unauthorized|invalid token/i.test(message)
