import type { Reply } from '../api/api.ts'
import { forget, readStored, store } from '../browser/storage.ts'

export type SessionUser = Reply<'GET /api/v1/users/profile'>
/** `unknown` until the browser has looked into its storage: on the server and in the first render. */
export type Session = { status: 'unknown' } | { status: 'guest' } | { status: 'in'; token: string; user: SessionUser }

const unknown: Session = { status: 'unknown' }
const guest: Session = { status: 'guest' }
const listeners = new Set<() => void>()
let current: Session = unknown

export const serverSession = () => unknown

export function readSession(): Session {
  if (current === unknown) {
    current = stored()
    markDocument()
  }
  return current
}

export function signIn(token: string, user: SessionUser) {
  store('token', token)
  store('user', JSON.stringify(user))
  become({ status: 'in', token, user })
}

export function signOut() {
  forget('token')
  forget('user')
  forget(ownTurnKey)
  forgetAnswers()
  become(guest)
}

/** Where what the person's pages have read is kept, to open at once the next time. */
export const answersKey = 'answers'

/** How high «Ваш хід» stood on the home page the last time, in pixels. */
export const ownTurnKey = 'turn'

/** After a move of one's own nothing is shown as it was before. */
export const forgetAnswers = () => forget(answersKey)

/** Keeps the token and takes over a fresh answer of the profile call. */
export function replaceUser(user: SessionUser) {
  const session = readSession()
  if (session.status === 'in') signIn(session.token, user)
}

export function onSessionChange(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function become(next: Session) {
  current = next
  markDocument()
  for (const listener of listeners) listener()
}

/** The stylesheet holds places by these marks, which the head of the page has set before anything was drawn. */
function markDocument() {
  const user = current.status === 'in' ? current.user : undefined
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined)
  document.documentElement.toggleAttribute('data-leagueless', user !== undefined && lacksLeague(user))
}

/** Whether the header warns a person who is in no league; an administrator runs the club and need not play. */
export const lacksLeague = ({ role, leagues }: Pick<SessionUser, 'role' | 'leagues'>) =>
  role !== 'ADMIN' && !leagues.some((membership) => membership.isActive)

function followOtherTab({ key }: StorageEvent) {
  if (key === null || key === 'token' || key === 'user') become(stored())
}

function stored(): Session {
  const token = readStored('token')
  const user = userIn(readStored('user'))
  return token && user ? { status: 'in', token, user } : guest
}

/** The person as stored by this version of the site; an older or foreign value under our key is nobody. */
function userIn(text: string | null): SessionUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null') as SessionUser | null
    const isWhole =
      Number.isInteger(user?.id) &&
      [user?.leagues, user?.tickets, user?.blogPosts].every(Array.isArray) &&
      typeof user?.gameStats === 'object'
    return user && isWhole ? user : undefined
  } catch {
    return undefined
  }
}
