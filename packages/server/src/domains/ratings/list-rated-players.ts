import type { ratingsContract } from '@matchbol/core/ratings/contract'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'
import { isRecent, isWithinRecentDays } from './recent.ts'
import { weekStart } from './week-start.ts'

type Query = z.output<(typeof ratingsContract)['GET /api/v1/players']['query']>

/**
 * The player rating: those with a rated game in the last 60 days, strongest first; with `all` the others behind them.
 * A place is the place in that order among all who are shown without a search, so that finding a name does not change it.
 */
export async function listRatedPlayers(db: Db, { q, playerId, ...shown }: Query, now: Date) {
  let query = db
    .selectFrom(rankedPlayers(db, shown, now).as('ranked'))
    .selectAll()
    .orderBy('place')
  if (!shown.all) query = query.where('is_recent', '=', true)
  if (q) query = query.where('id', 'in', peopleNamed(db, q))
  if (playerId !== undefined) query = query.where('id', '=', playerId)
  return mapPage(await pageOf(query, shown), (row) => ({
    place: row.place,
    player: playerRefOf(row),
    category: categoryRefOf(row),
    points: row.points,
    ratedGames: row.rated_games,
    won: row.won,
    isProvisional: isProvisional(row.rated_games),
    lastFive: row.last_five,
    lastRatedAt: row.last_rated_at?.toISOString() ?? null,
    isRecent: row.is_recent,
    onMonday: row.was_rated ? { place: row.place_on_monday, points: row.points_on_monday } : null,
  }))
}

/** Everybody with a rated game, with the place of today and that of Monday: the active ones before the others then, too. */
function rankedPlayers(db: Db, { leagueId, categoryId }: Pick<Query, 'leagueId' | 'categoryId'>, now: Date) {
  const recent = isRecent('ratings', now)
  const monday = onMonday(now)
  let ranked = db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').onRef('memberships.league_id', '=', 'ratings.league_id'),
    )
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .where('ratings.league_id', '=', leagueId)
    .where('ratings.rated_games', '>', 0)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .select(['categories.id as category_id', 'categories.name as category_name', 'categories.level as category_level'])
    .select(['ratings.points', 'ratings.rated_games', 'ratings.won', 'ratings.last_five', 'ratings.last_rated_at'])
    .select([
      recent.as('is_recent'),
      monday.wasRated.as('was_rated'),
      monday.points.as('points_on_monday'),
      sql<number>`row_number() over (order by ${recent} desc, ratings.points desc, users.id)`.as('place'),
      sql<number>`row_number() over (
        order by ${monday.wasRated} desc, ${monday.wasRecent} desc, ${monday.points} desc, users.id
      )`.as('place_on_monday'),
    ])
  if (categoryId === 'none') ranked = ranked.where('memberships.category_id', 'is', null)
  else if (categoryId !== undefined) ranked = ranked.where('memberships.category_id', '=', categoryId)
  return ranked
}

/** What a row of `ratings` was on Monday: what it is, unless the week has changed it. */
function onMonday(now: Date) {
  const start = weekStart(now)
  const was = <Value>(then: string, today: string) =>
    sql<Value>`case when ratings.week_start = ${start} then ${sql.ref(`ratings.${then}`)} else ${sql.ref(`ratings.${today}`)} end`
  return {
    points: was<number>('week_start_points', 'points'),
    wasRated: sql<boolean>`(${was('week_start_games', 'rated_games')} > 0)`,
    wasRecent: sql<boolean>`coalesce(${isWithinRecentDays(was('week_start_rated_at', 'last_rated_at'), start)}, false)`,
  }
}
