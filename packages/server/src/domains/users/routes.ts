import { usersContract } from '@matchbol/core/users/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { usersAudit } from './audit-subject.ts'
import { deleteAccount } from './delete-account.ts'
import type { HashIdentity } from './kept-identity.ts'
import { listUsers } from './list-users.ts'
import { readUser } from './read-user.ts'
import { updateUser } from './update-user.ts'

export const usersRoutes = (hashIdentity: HashIdentity): Route[] =>
  serve(
    usersContract,
    {
      'GET /api/v1/users': ({ db, query }) => listUsers(db, query),
      'GET /api/v1/users/{id}': ({ db, params, me }) => readUser(db, params.id, me),
      'PUT /api/v1/users/{id}': ({ db, params, body, me, now }) => updateUser(db, params.id, body, me, now),
      'DELETE /api/v1/users/me': ({ db, me, now }) => deleteAccount(db, me.id, now, hashIdentity),
    },
    usersAudit,
  )
