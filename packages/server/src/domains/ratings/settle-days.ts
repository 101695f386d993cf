import { recentSince } from '@matchbol/core/ratings/recent-days'
import { weekStart } from '@matchbol/core/shared/kyiv-time'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { lockLeague } from '../leagues/lock-league.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'
import { keepMonday } from './monday.ts'

/** Players, or leagues, that are looked for at a time. */
const AT_ONCE = 500

/**
 * What midnight in Kyiv does to the player rating: who has not played for too long rests from now on, and where a week went by
 * without a rated game, it is set aside where everybody stood on Monday. Each league in a transaction of its own; asked when there is nothing to do it costs a look into an
 * index and one at the week of each league, so it is asked each minute, and a node that was down catches up.
 * @returns how many players rest now, and in how many leagues a week began
 */
export async function settleDays(db: Db, now: Date): Promise<{ rested: number; weeks: number }> {
  let [rested, weeks] = [0, 0]
  for (let isMore = true; isMore; ) {
    const inactive = await findInactive(db, now)
    for (const [leagueId, players] of Map.groupBy(inactive, ({ league_id }) => league_id))
      await restIn(db, leagueId, players, now)
    rested += inactive.length
    isMore = inactive.length === AT_ONCE
  }
  for (let isMore = true; isMore; ) {
    const leagueIds = await leaguesWithoutAWeek(db, now)
    for (const leagueId of leagueIds) await beginWeekIn(db, leagueId, now)
    weeks += leagueIds.length
    isMore = leagueIds.length === AT_ONCE
  }
  return { rested, weeks }
}

/** Who counts as playing and has not played since the day that matters now. */
const findInactive = (db: Db, now: Date) =>
  db
    .selectFrom('rated_players')
    .select(['league_id', 'user_id'])
    .where('is_recent', '=', true)
    .where('last_rated_at', '<', recentSince(now))
    .orderBy('last_rated_at')
    .limit(AT_ONCE)
    .execute()

const restIn = (db: Db, leagueId: number, players: readonly { user_id: number }[], now: Date) =>
  inTransaction(db, async (db) => {
    await lockLeague(db, leagueId)
    await keepRatedPlayers(
      db,
      leagueId,
      players.map(({ user_id }) => user_id),
      now,
    )
    await emit(db, { type: 'rating.moved', leagueId, playerIds: null }, now)
  })

const beginWeekIn = (db: Db, leagueId: number, now: Date) =>
  inTransaction(db, async (db) => {
    await lockLeague(db, leagueId)
    await keepMonday(db, leagueId, now)
  })

/** Of which neither this week nor the last, which is shown until this one has a rated game, has its Monday kept. */
async function leaguesWithoutAWeek(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('leagues')
    .leftJoin('rating_weeks', 'rating_weeks.league_id', 'leagues.id')
    .select('leagues.id')
    .where(({ eb, fn, val }) => eb(fn.coalesce('week_start', val(new Date(0))), '<', weekStart(now, -1)))
    .orderBy('leagues.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}
