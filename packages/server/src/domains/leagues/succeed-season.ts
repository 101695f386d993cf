import type { LeagueRules, Season } from '@matchbol/core/leagues/league-shapes'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { seasonColumns, seasonOf } from './league-row.ts'

interface Next {
  name: string
  /** Where the one ends and the other begins. */
  startsAt: Date
  endsAt: Date | null
}

/**
 * Finishes the running season of a locked league and starts the next under the league's present rules: a league always has
 * exactly one running season. `actorId` null: a scheduled job did it.
 */
export async function succeedSeason(
  db: Db,
  league: { id: number; rules: LeagueRules },
  next: Next,
  by: { actorId: number | null; at: Date },
): Promise<Season> {
  const finished = await db
    .updateTable('seasons')
    .set({ status: 'FINISHED', ends_at: next.startsAt })
    .where('league_id', '=', league.id)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('seasons')
    .values({
      league_id: league.id,
      name: next.name,
      starts_at: next.startsAt,
      ends_at: next.endsAt,
      status: 'ACTIVE',
      rules: JSON.stringify(league.rules),
      closing_sequence: null,
    })
    .returning(seasonColumns)
    .executeTakeFirstOrThrow()
  const details = { leagueId: league.id, seasonId: finished.id, nextSeasonId: row.id }
  await emit(db, { type: 'season.finished', ...details, actorId: by.actorId }, by.at)
  await writeAudit(db, { action: 'season.finished', ...by, details })
  return seasonOf(row)
}
