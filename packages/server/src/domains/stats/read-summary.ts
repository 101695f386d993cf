import { kyivMonth } from '@matchbol/core/shared/kyiv-time'
import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { allShares, gamesByMonth, statisticsMonths } from '@matchbol/core/stats/game-shares'
import { BAND, ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import { firstMonth, monthOf, shareNames } from './totals/shares-columns.ts'

const MOST_ACTIVE = 5

/** Figures of the whole site, in three statements. */
export async function readSummary(db: Db, now: Date): Promise<SiteStatistics> {
  const { bands, ...counts } = await readCounts(db)
  const months = await readMonths(db, now)
  return {
    ...counts,
    gamesByMonth: gamesByMonth(months, statisticsMonths(now)),
    shares: allShares(months),
    ratingBands: ratingBands(bands),
    mostActive: await readMostActive(db, now),
  }
}

interface Counts {
  players: number
  games: number
  leagues: number
  bands: { from: number; players: number }[]
}

async function readCounts(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(distinct user_id) from memberships where status = 'ACTIVE') as players,
      (select coalesce(sum(completed_games - voided_games), 0) from leagues) as games,
      (select count(*) from leagues where is_active) as leagues,
      (select coalesce(json_agg(json_build_object('from', band, 'players', players)), '[]') from (
        select floor(best / ${BAND}) * ${BAND} as band, count(*) as players from (
          select max(ratings.points) as best from ratings
          join memberships on memberships.user_id = ratings.user_id and memberships.league_id = ratings.league_id
          where memberships.status = 'ACTIVE' and ratings.rated_games > 0
          group by ratings.user_id) as of_player
        group by band) as of_band) as bands`.execute(db)
  return rows[0] ?? { players: 0, games: 0, leagues: 0, bands: [] }
}

const readMonths = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('site_months')
      .select((eb) => ['month', ...shareNames.map((name) => eb.fn.sum<number>(name).as(name))])
      .where('month', '>=', firstMonth(now))
      .groupBy('month')
      .execute()
  ).map(monthOf)

/** In the present month of Kyiv's calendar. */
async function readMostActive(db: Db, now: Date): Promise<SiteStatistics['mostActive']> {
  const rows = await db
    .selectFrom('player_months')
    .innerJoin('users', 'users.id', 'player_months.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url', 'games', 'won'])
    .where('month', '=', kyivMonth(now))
    .orderBy('games', 'desc')
    .orderBy('won', 'desc')
    .orderBy('user_id')
    .limit(MOST_ACTIVE)
    .execute()
  return rows.map(({ games, won, ...person }) => ({ player: playerRefOf(person), games, won }))
}
