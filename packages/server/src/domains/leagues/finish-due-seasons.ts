import { followingEnd, seasonName } from '@matchbol/core/leagues/season-calendar'
import type { Logger } from 'pino'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { lockLeague } from './lock-league.ts'
import { seasonNames } from './season-names.ts'
import { succeedSeason } from './succeed-season.ts'

/**
 * Finishes every season whose announced end has come, at that end, and starts the next, as long and named by its quarter;
 * not in a closed league, nor in one that finishes its seasons by hand. One that fails does not hold up the others.
 * @returns how many were finished
 */
export async function finishDueSeasons(db: Db, now: Date, log: Logger): Promise<number> {
  let finished = 0
  for (const { leagueId } of await selectDue(db, now).execute()) {
    try {
      if (await inTransaction(db, (db) => finishIfDue(db, leagueId, now))) finished++
    } catch (error) {
      log.error({ err: error, leagueId }, 'a season could not be finished')
    }
  }
  return finished
}

const selectDue = (db: Db, now: Date) =>
  db
    .selectFrom('seasons')
    .innerJoin('leagues', 'leagues.id', 'seasons.league_id')
    .select(['leagues.id as leagueId', 'seasons.starts_at as startsAt', 'seasons.ends_at as endsAt'])
    .where('seasons.status', '=', 'ACTIVE')
    .where('seasons.ends_at', '<=', now)
    .where('leagues.is_active', '=', true)
    .where('leagues.auto_next_season', '=', true)

/** Asked again under the league's lock: another node or an administrator may have been faster. */
async function finishIfDue(db: Db, leagueId: number, now: Date): Promise<boolean> {
  const league = await lockLeague(db, leagueId)
  const season = await selectDue(db, now).where('leagues.id', '=', leagueId).executeTakeFirst()
  if (!season?.endsAt) return false
  const { startsAt, endsAt } = season
  const end = followingEnd({ startsAt, endsAt })
  const name = seasonName(endsAt, end, await seasonNames(db, leagueId))
  await succeedSeason(db, league, { name, startsAt: endsAt, endsAt: end }, { actorId: null, at: now })
  return true
}
