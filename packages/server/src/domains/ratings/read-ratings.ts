import { isProvisional } from '@matchbol/core/ratings/rating'
import { metaFor, type PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import { placeOf } from './rating-places.ts'

/** Ratings of a person, one per league, with the place that the whole player rating of the league gives them. */
export const readRatings = async (db: Db, userId: number) => (await selectRatings(db, userId).execute()).map(ratingOf)

export const selectRatings = (db: Db, userId: number) =>
  db
    .selectFrom('ratings')
    .innerJoin('leagues', 'leagues.id', 'ratings.league_id')
    .leftJoin('rated_players as listed', (join) =>
      join.onRef('listed.league_id', '=', 'ratings.league_id').onRef('listed.user_id', '=', 'ratings.user_id'),
    )
    .select(['ratings.user_id', 'ratings.league_id', 'ratings.points', 'ratings.rated_games', 'ratings.won'])
    .select(['ratings.last_five', 'ratings.last_rated_at', 'leagues.name'])
    .select(
      sql<number | null>`case when listed.user_id is not null then ${placeOf('listed', 'league')} end`.as('place'),
    )
    .where('ratings.user_id', '=', userId)
    .orderBy('leagues.name')
    .orderBy('leagues.id')

type Row = Awaited<ReturnType<ReturnType<typeof selectRatings>['executeTakeFirstOrThrow']>>

/** @param row also one that came as a part of a JSON */
export const ratingOf = ({
  last_rated_at,
  ...row
}: Omit<Row, 'last_rated_at'> & { last_rated_at: Date | string | null }) => ({
  userId: row.user_id,
  league: { id: row.league_id, name: row.name },
  points: row.points,
  ratedGames: row.rated_games,
  won: row.won,
  isProvisional: isProvisional(row.rated_games),
  lastFive: row.last_five,
  lastRatedAt: last_rated_at && new Date(last_rated_at).toISOString(),
  place: row.place,
})

/** Rating changes of a person, newest first; the pages are found in an index of that person's alone. */
export async function readRatingHistory(
  db: Db,
  userId: number,
  { leagueId, ...paging }: PageQuery & { leagueId?: number | undefined },
) {
  let rated = db
    .selectFrom('ratings')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('rated_games'), eb.lit(0)).as('games'))
    .where('user_id', '=', userId)
  let changes = db
    .selectFrom('rating_changes')
    .select(['game_id', 'user_id'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
  if (leagueId !== undefined) {
    rated = rated.where('league_id', '=', leagueId)
    changes = changes.where('league_id', '=', leagueId)
  }
  const meta = metaFor(paging, (await rated.executeTakeFirstOrThrow()).games)
  const rows = await db
    .selectFrom(
      changes
        .limit(paging.limit)
        .offset((paging.page - 1) * paging.limit)
        .as('page'),
    )
    .innerJoin('rating_changes as change', (join) =>
      join.onRef('change.game_id', '=', 'page.game_id').onRef('change.user_id', '=', 'page.user_id'),
    )
    .innerJoin('users', 'users.id', 'change.opponent_id')
    .select(['change.game_id', 'change.league_id', 'change.at', 'change.before', 'change.after', 'change.change'])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .orderBy('change.at', 'desc')
    .orderBy('change.sequence', 'desc')
    .execute()
  const data = rows.map((row) => ({
    gameId: row.game_id,
    leagueId: row.league_id,
    at: row.at.toISOString(),
    before: row.before,
    after: row.after,
    change: row.change,
    opponent: playerRefOf(row),
  }))
  return { data, meta }
}

/**
 * The place in the player rating of the league that the winner stands at with a game of `games`, while no later game has moved
 * their rating: else it is not this game's.
 */
export const winnersPlace = sql<number | null>`(
  select ${placeOf('rated_players', 'league')}
  from rating_changes moved
  join ratings on ratings.league_id = games.league_id and ratings.user_id = moved.user_id
    and ratings.rated_games = moved.rated_games + 1
  join rated_players on rated_players.league_id = games.league_id and rated_players.user_id = moved.user_id
  where moved.game_id = games.id and moved.user_id = games.winner_id
)`
