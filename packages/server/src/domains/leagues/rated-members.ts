import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { sentIds } from '../../platform/db/sent-rows.ts'
import { projectedColumns } from '../../platform/projections/projection.ts'

/** Marks members who have just got a rating: the others stand at the start points of their category. */
export const markRated = (db: Db, leagueId: number, playerIds: readonly number[]) =>
  db
    .updateTable('memberships')
    .set({ is_rated: true })
    .where('league_id', '=', leagueId)
    .where('user_id', 'in', sentIds(playerIds))
    .where('is_rated', '=', false)
    .execute()

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
