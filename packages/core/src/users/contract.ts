import * as z from 'zod'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { nameQuery } from '../shared/shapes.ts'
import { account, roles, userChanges, userStatuses, userView } from './user-shapes.ts'

export const usersContract = {
  'GET /api/v1/users': {
    summary: 'Accounts, newest first; `q` finds by name or handle',
    said: 'Users found',
    access: 'admin',
    query: pageQuery.extend({
      q: nameQuery.optional(),
      role: z.enum(roles).optional(),
      status: z.enum(userStatuses).optional(),
    }),
    reply: z.array(account),
    paged: true,
  },
  'GET /api/v1/users/{id}': {
    summary: 'A person, as far as the reader may see them',
    said: 'User found',
    access: 'player',
    params: idParams,
    reply: userView,
  },
  'PUT /api/v1/users/{id}': {
    summary:
      'Change the own profile, or as an administrator anybody’s (of photos only to go without); role and status are for administrators. Only the fields sent change, null clears one',
    said: 'User changed',
    access: 'player',
    audit: 'user.changed',
    params: z.object({ id: idInAddress }),
    body: userChanges,
    reply: account,
  },
  'DELETE /api/v1/users/me': {
    summary:
      'Delete the own account: what is personal goes, with drafts, registrations and the words of tickets; games, ratings and published articles stay under «Видалений гравець», of tickets their number, dates, status, category and game. Not for the last administrator',
    said: 'Account deleted',
    access: 'player',
    openToBlocked: true,
    reply: z.null(),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof usersContract> {}
}
