import type { usersContract } from '@matchbol/core/users/contract'
import type { ExpressionBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { containing, mapPage, pageOf, startingWith } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { accountOf } from './account-row.ts'
import { peopleNamed } from './people-named.ts'

type Query = z.output<(typeof usersContract)['GET /api/v1/users']['query']>

/** Accounts for administrators, newest first. */
export async function listUsers(db: Db, { q, role, status, ...paging }: Query) {
  const isWanted = ({ and, eb }: ExpressionBuilder<Tables, 'users'>) =>
    and([
      eb('users.deleted_at', 'is', null),
      ...(role ? [eb('users.role', '=', role)] : []),
      ...(status ? [eb('users.status', '=', status)] : []),
    ])
  let query = db.selectFrom('users').selectAll().where(isWanted).orderBy('id', 'desc')
  if (q) {
    const handle = q.length < 3 ? startingWith(q) : containing(q)
    const bearers = db.selectFrom('users').select('users.id').where('username', 'ilike', handle).where(isWanted)
    query = query.where(
      'id',
      'in',
      db
        .selectFrom(peopleNamed(db, q, isWanted).as('named'))
        .select('id')
        .union(bearers),
    )
  }
  return mapPage(await pageOf(query, paging), accountOf)
}

export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
