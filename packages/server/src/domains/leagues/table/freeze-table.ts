import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Db } from '../../../platform/db/client.ts'
import { computeTable } from './compute-table.ts'

/** Keeps the table of a finished season as it stands. */
export const freezeTable = async (db: Db, seasonId: number) => {
  const rows = await computeTable(db, seasonId)
  await db
    .updateTable('seasons')
    .set({ frozen_table: JSON.stringify(rows) })
    .where('id', '=', seasonId)
    .execute()
}

interface GameOfSeason {
  id: number
  kind: 'RATED' | 'FRIENDLY'
  season_id: number | null
}

/**
 * A completed game of a finished season counts, counts otherwise or counts no longer: the season's table is frozen anew,
 * and the audit says on account of which game.
 */
export async function freezeTableAgain(db: Db, game: GameOfSeason, actorId: number | null, now: Date) {
  if (game.kind === 'FRIENDLY') return
  const finished = await db
    .selectFrom('seasons')
    .select('id')
    .where('id', '=', game.season_id)
    .where('status', '=', 'FINISHED')
    .executeTakeFirst()
  if (!finished) return
  await freezeTable(db, finished.id)
  await writeAudit(db, {
    action: 'season.frozenAgain',
    actorId,
    at: now,
    details: { seasonId: finished.id, gameId: game.id },
  })
}
