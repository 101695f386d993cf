import type { EventOf } from '@matchbol/core/domain-event'
import { dayDifferences } from '@matchbol/core/games/game-days'
import { pairDifferences } from '@matchbol/core/games/pair-tally'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { projection } from '../../../platform/projections/projection.ts'
import { addPairs, findLast } from './pairs.ts'

/**
 * The whole site's games of a day are the sum of some rows: transactions of different leagues would wait for each other at one. They hold
 * theirs until they end, so it is the last that they write.
 */
const PARTS = 4

/**
 * Keeps what each two have between them, and how many games each day had, in a league and in all: by these a page far down the list is
 * found.
 */
export async function keepPairsAndDays(db: Db, { leagueId, changes }: EventOf<'games.counted'>) {
  const pairs = pairDifferences(changes)
  const days = dayDifferences(changes)
  const rows = sql`json_to_recordset(${JSON.stringify(days)}::json) as counted (day date, games int)`
  await sql`
    with of_pairs as (${addPairs(leagueId, pairs)}), of_league as (
      insert into league_game_days as kept select ${leagueId}, day, games from ${rows}
      on conflict (league_id, day) do update set games = kept.games + excluded.games
    )
    insert into site_game_days as kept select day, ${leagueId % PARTS}, games from ${rows} order by day
    on conflict (day, part) do update set games = kept.games + excluded.games`.execute(db)
  for (const { a, b } of pairs.filter(({ isLastInDoubt }) => isLastInDoubt)) await findLast(db, leagueId, a, b)
  const fewer = days.filter(({ games }) => games < 0).map(({ day }) => day)
  if (fewer.length > 0) await dropEmpty(db, leagueId, fewer)
}

const dropEmpty = (db: Db, leagueId: number, days: readonly string[]) =>
  sql`
    with of_league as (
      delete from league_game_days where league_id = ${leagueId} and day = any(${days}::date[]) and games = 0
    )
    delete from site_game_days where day = any(${days}::date[]) and part = ${leagueId % PARTS} and games = 0`.execute(
    db,
  )

const day = sql<string>`to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD')`
const completed = (db: Db) => db.selectFrom('games').where('status', '=', 'COMPLETED')

export const keptLeagueGameDays = projection({
  table: 'league_game_days',
  version: 1,
  key: ['league_id', 'day'],
  expected: (db) =>
    inBatches(
      db,
      completed(db)
        .select(['league_id', day.as('day'), (eb) => eb.fn.countAll<number>().as('games')])
        .groupBy(['league_id', day]),
    ),
})

export const keptSiteGameDays = projection({
  table: 'site_game_days',
  version: 1,
  key: ['day', 'part'],
  expected: (db) => {
    const part = sql<number>`league_id % ${sql.lit(PARTS)}`
    return inBatches(
      db,
      completed(db)
        .select([day.as('day'), part.as('part'), (eb) => eb.fn.countAll<number>().as('games')])
        .groupBy([day, part]),
    )
  },
})
