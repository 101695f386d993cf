import type { Api } from '@matchbol/core/shared/endpoint'
import type { Call } from './api.ts'

/** Reading is open to anyone and writing is for the signed in, but for these. */
type Exception = {
  [C in Call]: (C extends `GET ${string}` ? true : false) extends (Api[C]['access'] extends 'anyone' ? true : false)
    ? never
    : C
}[Call]

/** The contracts' access, as much of it as the browser has to carry: one that is missing here, or too much, does not compile. */
const exceptions: Record<Exception, 1> = {
  'POST /api/auth/refresh': 1,
  'POST /api/v1/auth/demo-users/{id}/sign': 1,
  'GET /api/v1/blog/posts/user/{id}': 1,
  'GET /api/v1/blog/reviews': 1,
  'POST /api/v1/blog/posts/{id}/views': 1,
  'GET /api/v1/events/drafts': 1,
  'GET /api/v1/events/{id}/registrations': 1,
  'GET /api/v1/faq/placeholders': 1,
  'GET /api/v1/games/invitations': 1,
  'GET /api/v1/games/opponents': 1,
  'GET /api/v1/games/player/{id}': 1,
  'GET /api/v1/games/to-decide': 1,
  'GET /api/v1/games/what-if': 1,
  'GET /api/v1/games/{id}/calendar': 1,
  'GET /api/v1/leagues/{id}/available-players': 1,
  'GET /api/v1/users': 1,
  'GET /api/v1/tickets': 1,
  'POST /api/v1/tickets': 1,
  'GET /api/v1/tickets/{id}': 1,
  'POST /api/v1/users/auth/telegram': 1,
  'GET /api/v1/users/me/export': 1,
  'GET /api/v1/users/me/posts/{id}': 1,
  'GET /api/v1/users/me/sessions': 1,
  'GET /api/v1/users/profile': 1,
  'GET /api/v1/users/{id}': 1,
}

/** Whether the contract of a call lets nobody in without a session. */
export const needsSession = (to: string) => to.startsWith('GET ') === to in exceptions
