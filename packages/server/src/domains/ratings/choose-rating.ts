import type { Category } from '@matchbol/core/leagues/league-shapes'
import { EVERYBODY, WITHOUT_CATEGORY } from '@matchbol/core/ratings/rating-histogram'
import { weekStart } from '@matchbol/core/shared/kyiv-time'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { fewLeagues, liveliestLeague } from '../leagues/choose-league.ts'
import { leagueMemory } from '../leagues/league-memory.ts'

interface Asked {
  leagueId?: number | undefined
  all?: boolean | undefined
}

/**
 * The league whose player rating is shown, and how many players it lists in each of its categories, and without one.
 * @throws Refusal NOT_FOUND where the league named is not there
 */
export async function readRatingChoice(db: Db, { leagueId, all = false }: Asked, now: Date) {
  const memory = leagueMemory(db)
  if (leagueId !== undefined && !(await memory.league(leagueId))) throw new Refusal('NOT_FOUND')
  const leagues = await fewLeagues(db)
  const { rows } = await sql<{ id: number; among: number | null; players: number; is_last_week: boolean }>`
    select chosen.id, counted.among, sum(counted.players) as players, exists (
      select from rating_weeks where league_id = chosen.id and week_start = ${weekStart(now, -1)}::timestamptz
    ) as is_last_week
    from (${leagueId === undefined ? liveliestLeague(db) : sql`select ${leagueId}::int as id`}) chosen
    left join rating_histogram counted on counted.league_id = chosen.id and counted.step = 100
      and counted.among <> ${EVERYBODY} ${all ? sql`` : sql`and counted.is_recent`}
    group by chosen.id, counted.among`.execute(db)
  const [first] = rows
  const league = first && (await memory.league(first.id))
  if (!league) return { league: null, leagues, categories: [], week: 'THIS' as const }
  const players = new Map(rows.map((row) => [row.among, row.players]))
  const categories = league.categories
    .toSorted(byLevel)
    .map((category) => ({ category, players: players.get(category.id) ?? 0 }))
    .filter((counted) => counted.category.isActive || counted.players > 0)
  const others = players.get(WITHOUT_CATEGORY)
  return {
    league,
    leagues,
    week: first.is_last_week ? ('LAST' as const) : ('THIS' as const),
    categories: others ? [...categories, { category: null, players: others }] : categories,
  }
}

/** The highest first, those without a level last. */
const byLevel = (x: Category, y: Category) =>
  (y.level ?? Number.NEGATIVE_INFINITY) - (x.level ?? Number.NEGATIVE_INFINITY) || x.id - y.id
