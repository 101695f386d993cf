import { notFound } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'
import { readSession } from './session.ts'

/** What a loader gives in place of something that a guest may not see: the page leads to the sign-in, its status is 401. */
export const SIGN_IN_FIRST = 'sign in first'

/**
 * What the API does not give to a guest may be there for somebody who signs in, and nobody is told whether it is. Whoever is
 * signed in gets a 404.
 */
export async function orSignInFirst<Answer>(answer: Promise<Answer>): Promise<Answer | typeof SIGN_IN_FIRST> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    if (isGuest()) return SIGN_IN_FIRST
    throw notFound()
  }
}

/** The server draws every page for a guest. */
const isGuest = () => import.meta.env.SSR || readSession().status !== 'in'
