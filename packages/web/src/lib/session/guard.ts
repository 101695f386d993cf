import { redirect } from '@tanstack/react-router'
import { readSession } from './session.ts'

/** For `beforeLoad` of routes that live in the browser only (`ssr: false`): guests go to the sign-in page and come back. */
export function requireSession({ location }: { location: { href: string } }) {
  const session = readSession()
  // a whole new document: the one at hand was drawn by the server for the guarded address and would not fit the other
  if (session.status !== 'in')
    throw redirect({ to: '/auth', search: { redirect: location.href }, replace: true, reloadDocument: true })
  return { me: session.user }
}
