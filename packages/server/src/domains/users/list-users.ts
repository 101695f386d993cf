import { hasLetterOrDigit } from '@matchbol/core/shared/characters'
import { MOST_NAMED } from '@matchbol/core/shared/limits'
import type { usersContract } from '@matchbol/core/users/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { containing, mapPage, pageOf, startingWith } from '../../platform/db/paging.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { accountOf } from './account-row.ts'
import { countedAmong, isAmong, peopleNamed } from './people-named.ts'

type Query = z.output<(typeof usersContract)['GET /api/v1/users']['query']>

/** Accounts for administrators, newest first. */
export async function listUsers(db: Db, { q, role, status, ...paging }: Query) {
  const isWanted = ({ and, eb }: ExpressionBuilder<Tables, 'users'>) =>
    and([
      eb('users.deleted_at', 'is', null),
      ...(role ? [eb('users.role', '=', role)] : []),
      ...(status ? [eb('users.status', '=', status)] : []),
    ])
  const newestFirst = (from: Pick<Db, 'selectFrom'>) => from.selectFrom('users').selectAll().orderBy('id', 'desc')
  if (!q) return mapPage(await pageOf(newestFirst(db).where(isWanted), paging), accountOf)
  const handle = q.length < 3 ? startingWith(q) : containing(q)
  const bearers = db
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb.or([eb('username', 'ilike', handle), ...(hasLetterOrDigit(q) ? [] : [isWrittenWith(q)])]))
    .where(isWanted)
  const either = db
    .selectFrom(peopleNamed(db, q, isWanted).as('named'))
    .select('id')
    .union((eb) => eb.parens(bearers.limit(MOST_NAMED + 1)))
    .limit(MOST_NAMED + 1)
  const query = newestFirst(db.with('found', () => either)).where(isAmong('found'))
  return mapPage(await pageOf(query, paging, countedAmong('found')), accountOf)
}

/** Signs alone, by which no index finds a name: for administrators only. */
const isWrittenWith = (signs: string) => sql<boolean>`first_name || ' ' || last_name like ${containing(signs)}`

export const hasPeople = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
