import type { NextSeason, Season, SeasonChanges } from '@matchbol/core/leagues/league-shapes'
import { freeSeasonName } from '@matchbol/core/leagues/season-calendar'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { seasonColumns, seasonOf } from './league-row.ts'
import { lockLeague } from './lock-league.ts'
import { seasonNames } from './season-names.ts'
import { succeedSeason } from './succeed-season.ts'

/**
 * Finishes the running season at this moment and starts the next.
 * @throws Refusal NOT_FOUND, SEASON_ENDS_IN_PAST, and with the running season SEASON_CHANGED where another was seen,
 * VERSION_CHANGED where it was seen otherwise
 */
export const startNextSeason = (
  db: Db,
  {
    leagueId,
    name,
    endsAt = null,
    seasonId,
    seasonVersion,
    actorId,
  }: NextSeason & { leagueId: number; actorId: number },
  now: Date,
): Promise<Season> =>
  inTransaction(db, async (db) => {
    const league = await lockLeague(db, leagueId)
    await checkRunning(db, leagueId, { id: seasonId, version: seasonVersion })
    checkEnd(endsAt, now)
    const next = { name: freeSeasonName(name, await seasonNames(db, leagueId)), startsAt: now, endsAt }
    return succeedSeason(db, league, next, { actorId, at: now })
  })

/** The second click finds the season that the first one started. */
async function checkRunning(db: Db, leagueId: number, seen: { id: number | undefined; version: number | undefined }) {
  const running = await db
    .selectFrom('seasons')
    .select(seasonColumns)
    .where('league_id', '=', leagueId)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (seen.id !== undefined && running.id !== seen.id) throw new Refusal('SEASON_CHANGED', {}, seasonOf(running))
  if (seen.version !== undefined && running.version !== seen.version)
    throw new Refusal('VERSION_CHANGED', {}, seasonOf(running))
}

/** Renames a season, or moves the announced end of the running one. @throws Refusal NOT_FOUND, SEASON_FINISHED, SEASON_ENDS_IN_PAST */
export const changeSeason = (db: Db, id: number, changes: SeasonChanges, now: Date): Promise<Season> =>
  inTransaction(db, async (db) => {
    const season = await db
      .selectFrom('seasons')
      .select(seasonColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!season) throw new Refusal('NOT_FOUND')
    if (changes.endsAt !== undefined && season.status === 'FINISHED') throw new Refusal('SEASON_FINISHED')
    checkEnd(changes.endsAt, now)
    const row = await db
      .updateTable('seasons')
      .set({
        name: changes.name ?? season.name,
        ends_at: changes.endsAt === undefined ? season.ends_at : changes.endsAt,
      })
      .where('id', '=', id)
      .returning(seasonColumns)
      .executeTakeFirstOrThrow()
    await emit(db, { type: 'league.changed', leagueId: row.league_id }, now)
    return seasonOf(row)
  })

function checkEnd(endsAt: Date | null | undefined, now: Date) {
  if (endsAt && endsAt <= now) throw new Refusal('SEASON_ENDS_IN_PAST')
}
