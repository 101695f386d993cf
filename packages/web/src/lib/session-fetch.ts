import type { ApiFetch } from './api.ts'
import type { Failure } from './api-error.ts'
import { readSession, type SessionUser, signIn, signOut } from './session.ts'

export type SessionEnd = 'token_expired' | 'auth_error'

interface Around {
  /** The session is over: tell the person and lead to the sign-in page. */
  ended: (reason: SessionEnd) => void
  forbidden: () => void
  onAuthPage: () => boolean
}

/** `fetch` with the bearer token; an expired one is renewed once and the call repeated (specification §8). */
export function createSessionFetch({ ended, forbidden, onAuthPage }: Around): ApiFetch {
  return async (path, init) => {
    const token = tokenNow()
    const response = await fetch(path, withToken(init, token))
    if (!token) return response
    if (response.status === 403) forbidden()
    if (response.status !== 401) return response
    const failure = await failureIn(response)
    if (isExpired(failure)) return afterRefresh(path, init, token)
    if (isUnknownToken(failure) && !onAuthPage()) end('auth_error')
    return response
  }

  async function afterRefresh(path: string, init: RequestInit | undefined, token: string) {
    const renewed = await refreshed(token)
    if (renewed) return fetch(path, withToken(init, renewed))
    end('token_expired')
    return Response.json({ message: 'Authentication failed - please login again' }, { status: 401 })
  }

  function end(reason: SessionEnd) {
    if (readSession().status !== 'in') return // a parallel call has already ended it
    signOut()
    ended(reason)
  }
}

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

async function renew(token: string): Promise<string | null> {
  const response = await fetch('/api/auth/refresh', withToken({ method: 'POST' }, token))
  if (!response.ok || tokenNow() !== token) return null // over, or signed out meanwhile
  const { data } = (await response.json()) as { data: { token: string; user: SessionUser } }
  signIn(data.token, data.user)
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
  (errorType === 'TOKEN_EXPIRED' && shouldRefresh === true) || /(jwt|token) expired/i.test(message)

const isUnknownToken = ({ errorType, message = '' }: Failure) =>
  errorType === 'NO_TOKEN' || errorType === 'INVALID_TOKEN' || /unauthorized|invalid token/i.test(message)
