import { isProvisional } from '@matchbol/core/ratings/rating'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import { playerRefOf } from '../users/account-row.ts'
import { isRecent } from './recent.ts'

/** Ratings of a person, one per league, with the place that the whole player rating of the league gives them. */
export async function readRatings(db: Db, userId: number, now: Date) {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('leagues', 'leagues.id', 'ratings.league_id')
    .selectAll('ratings')
    .select('leagues.name')
    .select(
      sql<number>`(
        select count(*) + 1 from ratings above
        where above.league_id = ratings.league_id and above.rated_games > 0
          and (coalesce(${isRecent('above', now)}, false), above.points, -above.user_id)
            > (coalesce(${isRecent('ratings', now)}, false), ratings.points, -ratings.user_id)
      )`.as('place'),
    )
    .where('ratings.user_id', '=', userId)
    .orderBy('leagues.name')
    .orderBy('leagues.id')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    league: { id: row.league_id, name: row.name },
    points: row.points,
    ratedGames: row.rated_games,
    won: row.won,
    isProvisional: isProvisional(row.rated_games),
    lastFive: row.last_five,
    lastRatedAt: row.last_rated_at?.toISOString() ?? null,
    place: row.rated_games > 0 ? row.place : null,
  }))
}

/** Rating changes of a person, newest first. */
export async function readRatingHistory(
  db: Db,
  userId: number,
  { leagueId, ...paging }: PageQuery & { leagueId?: number | undefined },
) {
  let query = db
    .selectFrom('rating_changes as change')
    .innerJoin('users', 'users.id', 'change.opponent_id')
    .select(['change.game_id', 'change.league_id', 'change.at', 'change.before', 'change.after', 'change.change'])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .where('change.user_id', '=', userId)
    .orderBy('change.at', 'desc')
    .orderBy('change.sequence', 'desc')
  if (leagueId !== undefined) query = query.where('change.league_id', '=', leagueId)
  return mapPage(await pageOf(query, paging), (row) => ({
    gameId: row.game_id,
    leagueId: row.league_id,
    at: row.at.toISOString(),
    before: row.before,
    after: row.after,
    change: row.change,
    opponent: playerRefOf(row),
  }))
}
