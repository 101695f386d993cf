import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { categoryRefOf } from '../leagues/league-row.ts'
import { isRecent } from './recent.ts'

interface Row {
  category_id: number | null
  category_name: string | null
  category_level: number | null
  players: number
}

/** How many players the rating of a league lists in each of its categories, and how many without one. */
export async function countRatedPlayers(
  db: Db,
  { leagueId, all = false }: { leagueId: number; all?: boolean | undefined },
  now: Date,
) {
  const { rows } = await sql<Row>`
    with listed as (
      select memberships.category_id, count(*) as players
      from ratings
      left join memberships on memberships.user_id = ratings.user_id and memberships.league_id = ratings.league_id
      where ratings.league_id = ${leagueId} and ratings.rated_games > 0 and (${all} or ${isRecent('ratings', now)})
      group by memberships.category_id
    )
    select categories.id as category_id, categories.name as category_name, categories.level as category_level,
      coalesce(listed.players, 0) as players
    from categories left join listed on listed.category_id = categories.id
    where categories.league_id = ${leagueId} and (categories.is_active or listed.players > 0)
    union all
    select null, null, null, players from listed where category_id is null
    order by category_level desc nulls last, category_id`.execute(db)
  return rows.map((row) => ({ category: categoryRefOf(row), players: row.players }))
}
