import { RECENT_DAYS } from '@matchbol/core/ratings/recent-days'
import { DAY } from '@matchbol/core/shared/durations'
import { monthsUpTo } from '@matchbol/core/shared/kyiv-time'
import type { SiteStatistics } from '@matchbol/core/stats/contract'
import { gameShares, gamesByMonth } from '@matchbol/core/stats/game-shares'
import { BAND, ratingBands } from '@matchbol/core/stats/rating-bands'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { type NamedRow, playerRefOf } from '../users/account-row.ts'
import { MONTHS, readLikeGames } from './like-games.ts'

const MOST_ACTIVE = 5

/** Figures of the whole site, in three statements. */
export async function readSummary(db: Db, now: Date): Promise<SiteStatistics> {
  const { bands, ...counts } = await readCounts(db)
  const groups = await readLikeGames(db, now).execute()
  return {
    ...counts,
    gamesByMonth: gamesByMonth(groups, monthsUpTo(now, MONTHS)),
    shares: gameShares(groups),
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

async function readMostActive(db: Db, now: Date): Promise<SiteStatistics['mostActive']> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY)
  const { rows } = await sql<NamedRow & { games: number; won: number }>`
    select users.id, users.first_name, users.last_name, users.photo_url, games, won
    from (
      select user_id, count(*) as games, count(*) filter (where winner_id = user_id) as won
      from games cross join lateral (values (inviter_id), (invitee_id)) as sides (user_id)
      where status = 'COMPLETED' and completed_at >= ${since}::timestamptz
      group by user_id
      order by games desc, won desc, user_id
      limit ${MOST_ACTIVE}) as active
    join users on users.id = active.user_id
    order by games desc, won desc, users.id`.execute(db)
  return rows.map(({ games, won, ...person }) => ({ player: playerRefOf(person), games, won }))
}
