import { KYIV } from '@matchbol/core/shared/kyiv-time'
import { gameShares, type LikeGames } from '@matchbol/core/stats/game-shares'
import { playerRecord } from '@matchbol/core/stats/player-record'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { groupsOf, inBatches } from '../../../platform/db/in-batches.ts'
import { projection } from '../../../platform/projections/projection.ts'
import { completedGamesByPlayer } from '../../games/completed-games.ts'
import { bandOf, pointsOf } from './keep-members.ts'
import { recordRow } from './keep-records.ts'
import { NO_CATEGORY, SHARDS } from './keep-totals.ts'
import { columnsOf } from './shares-columns.ts'

const month = sql<string>`to_char(games.completed_at at time zone ${sql.lit(KYIV)}, 'YYYY-MM')`

/** Completed games of each player by month. */
export const playerMonths = projection({
  table: 'player_months',
  version: 1,
  key: ['user_id', 'month'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ user_id: number; month: string; games: number; won: number; lost: number }>`
        select side.user_id, ${month} as month, count(*) as games,
          count(*) filter (where winner_id = side.user_id) as won,
          count(*) filter (where winner_id <> side.user_id) as lost
        from games cross join lateral (values (inviter_id), (invitee_id)) as side (user_id)
        where status = 'COMPLETED'
        group by side.user_id, 2`,
    ),
})

/** Completed games with at least one player of a category, by month. */
export const categoryMonths = projection({
  table: 'category_months',
  version: 1,
  key: ['league_id', 'category_id', 'month'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ league_id: number; category_id: number; month: string; games: number }>`
        select league_id, side.category_id, ${month} as month, count(*) as games
        from games cross join lateral (
          select coalesce(inviter_category_id, ${NO_CATEGORY}) as category_id
          union select coalesce(invitee_category_id, ${NO_CATEGORY})) as side
        where status = 'COMPLETED'
        group by league_id, side.category_id, 3`,
    ),
})

/** How the completed games of each league ended, by month. */
export const leagueMonths = projection({
  table: 'league_months',
  version: 1,
  key: ['league_id', 'month'],
  expected: (db) => monthsOf(db, sql`games.league_id`, (league_id) => ({ league_id })),
})

/** The same of all leagues together, spread over a few rows. */
export const siteMonths = projection({
  table: 'site_months',
  version: 1,
  key: ['month', 'shard'],
  expected: (db) => monthsOf(db, sql`games.league_id % ${sql.lit(SHARDS)}`, (shard) => ({ shard })),
})

/** As `hasTiebreak` of core has it. */
const decidedByTiebreak = '$.sets[*] ? (@.a - @.b == 1 || @.b - @.a == 1 || exists (@.a) && exists (@.tiebreak))'

/** Completed games counted by all that the shares tell apart: a few rows a month, however many games. */
async function* monthsOf<Key extends object>(db: Db, key: RawBuilder<unknown>, keyOf: (key: number) => Key) {
  const alike = sql<LikeGames & { key: number; month: string }>`
    select ${key} as key, ${month} as month, format,
      score_details ->> 'outcome' as outcome,
      jsonb_array_length(score_details -> 'sets') as sets,
      jsonb_path_exists(score_details, ${decidedByTiebreak}::jsonpath) as "hasTiebreak",
      count(*) as games
    from games
    where status = 'COMPLETED'
    group by 1, 2, format, outcome, sets, "hasTiebreak"
    order by 1, 2`
  for await (const { rows } of groupsOf(inBatches(db, alike), ({ key, month }) => `${key} ${month}`)) {
    const [first] = rows
    if (first) yield [{ ...keyOf(first.key), month: first.month, ...columnsOf(gameShares(rows)) }]
  }
}

/** What the games of each player add up to. */
export const playerRecords = projection({
  table: 'player_records',
  version: 1,
  key: ['user_id'],
  async *expected(db) {
    for await (const { key, rows } of groupsOf(completedGamesByPlayer(db), ({ playerId }) => playerId)) {
      const record = playerRecord(
        key,
        rows.map(({ game }) => game),
      )
      if (record) yield [recordRow(key, record)]
    }
  },
})

/** Active members by category and rating. */
export const memberBands = projection({
  table: 'member_bands',
  version: 1,
  key: ['league_id', 'category_id', 'band'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ league_id: number; category_id: number; band: number; players: number; points: number }>`
        select memberships.league_id, coalesce(category_id, ${sql.lit(NO_CATEGORY)}) as category_id,
          (${bandOf})::int as band, count(*) as players, sum(${pointsOf}) as points
        from memberships
        left join ratings on ratings.league_id = memberships.league_id and ratings.user_id = memberships.user_id
        where memberships.status = 'ACTIVE'
        group by 1, 2, 3`,
    ),
})

/** Their ratings, of all leagues together. */
export const siteBands = projection({
  table: 'site_bands',
  version: 1,
  key: ['band', 'shard'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ band: number; shard: number; players: number }>`
        select (${bandOf})::int as band, memberships.league_id % ${sql.lit(SHARDS)} as shard, count(*) as players
        from memberships
        join ratings on ratings.league_id = memberships.league_id and ratings.user_id = memberships.user_id
        where memberships.status = 'ACTIVE' and rated_games > 0
        group by 1, 2`,
    ),
})

/** In how many leagues people are active members. */
export const activePeople = projection({
  table: 'active_people',
  version: 1,
  key: ['user_id'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ user_id: number; leagues: number }>`
        select user_id, count(*) as leagues from memberships where status = 'ACTIVE' group by user_id`,
    ),
})

/** How many people that is. */
export const sitePeople = projection({
  table: 'site_people',
  version: 1,
  key: ['shard'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ shard: number; players: number }>`
        select user_id % ${sql.lit(SHARDS)} as shard, count(distinct user_id) as players
        from memberships where status = 'ACTIVE' group by 1`,
    ),
})
