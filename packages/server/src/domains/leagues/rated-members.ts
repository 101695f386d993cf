import type { EventOf } from '@matchbol/core/domain-event'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { projectedColumns } from '../../platform/projections/projection.ts'

/** Members who got their rating with these games: the others stand at the start points of their category. */
export async function markRatedMembers(db: Db, { leagueId, changes }: EventOf<'games.counted'>) {
  const players = changes.flatMap(({ after }) => (after ? [after.a, after.b] : []))
  if (players.length === 0) return
  await sql`
    update memberships set is_rated = true
    where league_id = ${leagueId} and user_id = any(${[...new Set(players)]}::int[]) and not is_rated
      and exists (select from ratings where ratings.league_id = ${leagueId} and ratings.user_id = memberships.user_id)
  `.execute(db)
}

export const ratedMembers = projectedColumns({
  table: 'memberships',
  version: 1,
  key: ['id'],
  columns: ['is_rated'],
  expected: (db) =>
    inBatches(
      db,
      db
        .selectFrom('memberships')
        .leftJoin('ratings', (join) =>
          join
            .onRef('ratings.league_id', '=', 'memberships.league_id')
            .onRef('ratings.user_id', '=', 'memberships.user_id'),
        )
        .select(['memberships.id', sql<boolean>`ratings.user_id is not null`.as('is_rated')]),
    ),
})
