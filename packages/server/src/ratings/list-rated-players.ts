import type { ratingsContract } from '@matchbol/core/ratings/contract'
import { isProvisional } from '@matchbol/core/ratings/rating'
import { foldName } from '@matchbol/core/users/names'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../db/client.ts'
import { containing, mapPage, pageOf } from '../db/paging.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { playerRefOf } from '../users/account-row.ts'

type Query = z.output<(typeof ratingsContract)['GET /api/v1/players']['query']>

/** A rated game within this many days keeps a player in the list. */
const RECENT_DAYS = 60

/**
 * The player rating: those with a rated game in the last 60 days, strongest first; with `all` the others behind them.
 * A place is the place in that order among all who are shown without a search, so that finding a name does not change it.
 */
export async function listRatedPlayers(db: Db, { leagueId, categoryId, q, all, ...paging }: Query, now: Date) {
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000)
  const isRecent = sql<boolean>`ratings.last_rated_at >= ${since}::timestamptz`
  let ranked = db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').onRef('memberships.league_id', '=', 'ratings.league_id'),
    )
    .leftJoin('categories', 'categories.id', 'memberships.category_id')
    .where('ratings.league_id', '=', leagueId)
    .where('ratings.rated_games', '>', 0)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url', 'users.folded_name'])
    .select(['categories.id as category_id', 'categories.name as category_name', 'categories.level as category_level'])
    .select(['ratings.points', 'ratings.rated_games', 'ratings.won', 'ratings.last_five', 'ratings.last_rated_at'])
    .select([
      isRecent.as('is_recent'),
      sql<number>`row_number() over (order by ${isRecent} desc, ratings.points desc, users.id)`.as('place'),
    ])
  if (categoryId !== undefined) ranked = ranked.where('memberships.category_id', '=', categoryId)
  if (!all) ranked = ranked.where('ratings.last_rated_at', '>=', since)
  let query = db.selectFrom(ranked.as('ranked')).selectAll().orderBy('place')
  if (q) query = query.where('folded_name', 'like', containing(foldName(q)))
  return mapPage(await pageOf(query, paging), (row) => ({
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
  }))
}
