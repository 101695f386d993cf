import type { usersContract } from '@matchbol/core/users/contract'
import type * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { containing, mapPage, pageOf } from '../../platform/db/paging.ts'
import { accountOf } from './account-row.ts'
import { peopleNamed } from './people-named.ts'

type Query = z.output<(typeof usersContract)['GET /api/v1/users']['query']>

/** Accounts for administrators, newest first. */
export async function listUsers(db: Db, { q, role, status, ...paging }: Query) {
  let query = db.selectFrom('users').selectAll().where('deleted_at', 'is', null).orderBy('id', 'desc')
  if (role) query = query.where('role', '=', role)
  if (status) query = query.where('status', '=', status)
  if (q)
    query = query.where((eb) => eb.or([eb('id', 'in', peopleNamed(db, q)), eb('username', 'ilike', containing(q))]))
  return mapPage(await pageOf(query, paging), accountOf)
}

export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
