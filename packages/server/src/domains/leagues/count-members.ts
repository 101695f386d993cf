import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { projectedColumns } from '../../platform/projections/projection.ts'

/** Counts those who come or, below zero, go. The league's row stays locked, so that their ratings do not move meanwhile. */
export const countMembers = (db: Db, leagueId: number, more: number) =>
  db
    .updateTable('leagues')
    .set((eb) => ({ active_members: eb('active_members', '+', more) }))
    .where('id', '=', leagueId)
    .execute()

/** How many active members a league has. */
export const countedMembers = projectedColumns({
  table: 'leagues',
  version: 1,
  key: ['id'],
  columns: ['active_members'],
  expected: (db) =>
    inBatches(
      db,
      db
        .selectFrom('leagues')
        .leftJoin('memberships', (join) =>
          join.onRef('memberships.league_id', '=', 'leagues.id').on('memberships.status', '=', 'ACTIVE'),
        )
        .select((eb) => ['leagues.id', eb.fn.count<number>('memberships.id').as('active_members')])
        .groupBy('leagues.id'),
    ),
})
