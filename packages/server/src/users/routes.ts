import { usersContract } from '@matchbol/core/users/contract'
import { type Route, serve } from '../http/serve.ts'
import { listUsers } from './list-users.ts'
import { readUser } from './read-user.ts'
import { type OnBlocked, updateUser } from './update-user.ts'

export const usersRoutes = (onBlocked: OnBlocked): Route[] =>
  serve(usersContract, {
    'GET /api/v1/users': ({ db, query }) => listUsers(db, query),
    'GET /api/v1/users/{id}': ({ db, params, me }) => readUser(db, params.id, me),
    'PUT /api/v1/users/{id}': ({ db, params, body, me, now }) => updateUser(db, params.id, body, me, now, onBlocked),
  })
