import type { ratingsContract } from '@matchbol/core/ratings/contract'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../db/client.ts'
import { mapPage, pageOf } from '../db/paging.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { playerRefOf } from '../users/account-row.ts'
import { peopleNamed } from '../users/people-named.ts'
import { isRecent } from './recent.ts'

type Query = z.output<(typeof ratingsContract)['GET /api/v1/players']['query']>

const WEEK_MS = 7 * 86_400_000

/**
 * The player rating: those with a rated game in the last 60 days, strongest first; with `all` the others behind them.
 * A place is the place in that order among all who are shown without a search, so that finding a name does not change it.
 */
export async function listRatedPlayers(db: Db, { q, playerId, ...shown }: Query, now: Date) {
  let query = db
    .selectFrom(rankedPlayers(db, shown, now).as('ranked'))
    .selectAll()
    .orderBy('place')
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
    weekAgo: row.was_rated ? { place: row.place_before, points: row.points_before } : null,
  }))
}

/** Everybody who is listed, with the place of today and that of a week ago. */
function rankedPlayers(db: Db, { leagueId, categoryId, all }: Omit<Query, 'q' | 'playerId'>, now: Date) {
  const recent = isRecent('ratings', now)
  const before = sql<number>`ratings.points - coalesce(week.change, 0)`
  const wasRated = sql<boolean>`ratings.rated_games > coalesce(week.games, 0)`
  let ranked = db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').onRef('memberships.league_id', '=', 'ratings.league_id'),
    )
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .leftJoin(changesOfWeek(db, leagueId, now).as('week'), 'week.user_id', 'ratings.user_id')
    .where('ratings.league_id', '=', leagueId)
    .where('ratings.rated_games', '>', 0)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .select(['categories.id as category_id', 'categories.name as category_name', 'categories.level as category_level'])
    .select(['ratings.points', 'ratings.rated_games', 'ratings.won', 'ratings.last_five', 'ratings.last_rated_at'])
    .select([
      recent.as('is_recent'),
      wasRated.as('was_rated'),
      before.as('points_before'),
      sql<number>`row_number() over (order by ${recent} desc, ratings.points desc, users.id)`.as('place'),
      sql<number>`row_number() over (partition by ${wasRated} order by ${recent} desc, ${before} desc, users.id)`.as(
        'place_before',
      ),
    ])
  if (categoryId === 'none') ranked = ranked.where('memberships.category_id', 'is', null)
  else if (categoryId !== undefined) ranked = ranked.where('memberships.category_id', '=', categoryId)
  return all ? ranked : ranked.where(recent)
}

/** What the rated games played in the last seven days did to each rating of a league. */
const changesOfWeek = (db: Db, leagueId: number, now: Date) =>
  db
    .selectFrom('rating_changes')
    .select((eb) => ['user_id', eb.fn.sum<number>('change').as('change'), eb.fn.countAll<number>().as('games')])
    .where('league_id', '=', leagueId)
    .where('at', '>=', new Date(now.getTime() - WEEK_MS))
    .groupBy('user_id')
