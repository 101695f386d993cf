import type { Reply } from './api.ts'

export type SessionUser = Reply<'GET /api/v1/users/profile'>
/** `unknown` until the browser has looked into its storage: on the server and in the first render. */
export type Session = { status: 'unknown' } | { status: 'guest' } | { status: 'in'; token: string; user: SessionUser }

const unknown: Session = { status: 'unknown' }
const guest: Session = { status: 'guest' }
const listeners = new Set<() => void>()
let current: Session = unknown

export const serverSession = () => unknown

export function readSession(): Session {
  if (current === unknown) current = stored()
  return current
}

export function signIn(token: string, user: SessionUser) {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
  become({ status: 'in', token, user })
}

export function signOut() {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  become(guest)
}

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
  document.documentElement.toggleAttribute('data-signed-in', next.status === 'in')
  for (const listener of listeners) listener()
}

function followOtherTab({ key }: StorageEvent) {
  if (key === null || key === 'token' || key === 'user') become(stored())
}

function stored(): Session {
  const token = localStorage.getItem('token')
  const user = localStorage.getItem('user')
  if (!token || !user) return guest
  try {
    return { status: 'in', token, user: JSON.parse(user) as SessionUser }
  } catch {
    return guest // an older or foreign value under our key
  }
}
