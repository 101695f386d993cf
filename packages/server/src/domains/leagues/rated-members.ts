import { sql } from 'kysely'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sentIds } from '../../platform/db/sent-rows.ts'
import { projectedColumns } from '../../platform/projections/projection.ts'

/** Members who got their rating with these games: the others stand at the start points of their category. A statement. */
export const markRated = (leagueId: number, playerIds: readonly number[]) =>
  sql`
    update memberships set is_rated = true
    where league_id = ${leagueId} and user_id in ${sentIds(playerIds)} and not is_rated
      and exists (select from ratings where ratings.league_id = ${leagueId} and ratings.user_id = memberships.user_id)`

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
