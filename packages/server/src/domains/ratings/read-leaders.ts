import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { type NamedRow, playerRefOf } from '../users/account-row.ts'
import { ratingOrder } from './rating-places.ts'

interface Leader extends NamedRow {
  league_id: number
  place: number
  category_id: number | null
  category_name: string | null
  category_level: number | null
  points: number
  rated_games: number
  won: number
  last_five: string
}

/** The first places of some leagues, in one statement: by league, each in the order of its rating. */
export async function readLeaders(db: Db, leagueIds: readonly number[], most: number) {
  const { rows } = await sql<Leader>`
    select listed.league_id, listed.place, users.id, users.first_name, users.last_name, users.photo_url,
      listed.category_id, categories.name as category_name, categories.level as category_level,
      listed.points, ratings.rated_games, ratings.won, ratings.last_five
    from unnest(${[...leagueIds]}::int[]) as league (id)
    cross join lateral (
      select players.*, row_number() over (order by ${ratingOrder('players', { leagueId: 0 })}) as place
      from (
        select * from rated_players players
        where players.league_id = league.id and players.is_recent
        order by ${ratingOrder('players', { leagueId: 0 })} limit ${sql.lit(most)}
      ) players
    ) listed
    join ratings on ratings.league_id = listed.league_id and ratings.user_id = listed.user_id
    join users on users.id = listed.user_id
    left join categories on categories.id = listed.category_id
    order by listed.league_id, listed.place`.execute(db)
  return Map.groupBy(
    rows.map((row) => ({
      leagueId: row.league_id,
      place: row.place,
      player: playerRefOf(row),
      category: categoryRefOf(row),
      points: row.points,
      ratedGames: row.rated_games,
      won: row.won,
      lastFive: row.last_five,
    })),
    ({ leagueId }) => leagueId,
  )
}
