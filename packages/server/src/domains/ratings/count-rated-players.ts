import { EVERYBODY, WITHOUT_CATEGORY } from '@matchbol/core/ratings/rating-histogram'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { categoryRefOf } from '../leagues/league-row.ts'

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
) {
  const { rows } = await sql<Row>`
    with listed as (
      select among, sum(players) as players from rating_histogram
      where league_id = ${leagueId} and among <> ${EVERYBODY} and step = 100 ${all ? sql`` : sql`and is_recent`}
      group by among
    )
    select categories.id as category_id, categories.name as category_name, categories.level as category_level,
      coalesce(listed.players, 0) as players
    from categories left join listed on listed.among = categories.id
    where categories.league_id = ${leagueId} and (categories.is_active or listed.players > 0)
    union all
    select null, null, null, players from listed where among = ${WITHOUT_CATEGORY}
    order by category_level desc nulls last, category_id`.execute(db)
  return rows.map((row) => ({ category: categoryRefOf(row), players: row.players }))
}
