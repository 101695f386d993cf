import type { EventOf } from '@matchbol/core/domain-event'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { projectedColumns, projection } from '../../platform/projections/projection.ts'
import { whoIsNamed } from '../users/people-named.ts'

/** Columns of a person that stand in each of their memberships too. */
export const nameOfMember = ['first_name', 'last_name', 'search_name'] as const

/** A new name stands in all memberships, also in those that are over. */
export async function renameMember(db: Db, { personId, isNamed }: EventOf<'person.changed'>) {
  if (!isNamed) return
  await sql`
    update memberships
    set first_name = users.first_name, last_name = users.last_name, search_name = users.search_name
    from users where users.id = memberships.user_id and users.id = ${personId}`.execute(db)
}

/**
 * Ids of those who are or were members of a league and whom somebody means by a part of a name, as `peopleNamed` finds them in all the
 * site: nobody is looked at who bears the name elsewhere.
 */
export const membersNamed = (
  db: Db,
  typed: string,
  leagueId: number | RawBuilder<number>,
  among?: (members: ExpressionBuilder<Tables, 'memberships'>) => Expression<SqlBool>,
) =>
  whoIsNamed(
    db,
    typed,
    {
      column: 'memberships.search_name',
      key: 'memberships.user_id',
      called: (isCalled) => {
        const members = db.selectFrom('memberships').select('memberships.user_id as id')
        return isCalled
          ? members.where(sql<boolean>`memberships.league_id::bigint = ${leagueId}`).where(isCalled) // as the index has it
          : members.where('memberships.league_id', '=', leagueId)
      },
    },
    among,
  )

/** Where the member of so many places after the first is found, for a `with`: the row of `start`. */
export const withStart = (leagueId: number, offset: number) => sql`
  blocks as (
    select beginning, sum(players) over (order by beginning) - players as before
    from member_name_counts where league_id = ${leagueId} and level = 1
  ), block as (
    select beginning, before from blocks where before <= ${offset}::int order by before desc limit 1
  ), names as (
    select counts.first_name, counts.initial,
      block.before + sum(players) over (order by counts.first_name, counts.initial) - players as before
    from block join member_name_counts counts
      on counts.league_id = ${leagueId} and counts.level = 2 and counts.beginning = block.beginning
  ), start as materialized (
    select first_name, initial, before from names where before <= ${offset}::int order by before desc limit 1
  )`

export const memberNames = projectedColumns({
  table: 'memberships',
  version: 1,
  key: ['id'],
  columns: nameOfMember,
  expected: (db) =>
    inBatches(
      db,
      db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['memberships.id', 'users.first_name', 'users.last_name', 'users.search_name']),
    ),
})

/** How many active members of a league are called what. */
export const memberNameCounts = projection({
  table: 'member_name_counts',
  version: 1,
  key: ['league_id', 'level', 'beginning', 'first_name', 'initial'],
  expected: (db) =>
    inBatches(
      db,
      sql<Tables['member_name_counts']>`
        select league_id, level, first_letters_of_name(first_name) as beginning,
          case level when 2 then first_name else '' end as first_name,
          case level when 2 then first_letter_of_name(last_name) else '' end as initial, count(*) as players
        from memberships, (values (1), (2)) levels (level)
        where status = 'ACTIVE'
        group by 1, 2, 3, 4, 5`,
    ),
})
