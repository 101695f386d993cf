import type { EventOf } from '@matchbol/core/domain-event'
import { type TotalsAdded, totalsAdded } from '@matchbol/core/stats/counted-changes'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { recordsAfter } from './keep-records.ts'
import { addedShares, columnsOf, sharesColumns, typedSharesColumns } from './shares-columns.ts'

/** Rows over which the figures of the whole site are spread, by league. */
export const SHARDS = 16
export const shardOf = (leagueId: number) => leagueId % SHARDS
/** Stands for those who have chosen no category: a key is never null. */
export const NO_CATEGORY = 0

/** Follows completed games: months and records of their players, months of their league, of its categories and of the site. */
export async function keepTotals(db: Db, { leagueId, changes }: EventOf<'games.counted'>) {
  const records = await recordsAfter(db, changes)
  const added = totalsAdded(changes)
  await addTotals(db, leagueId, added, records)
  if (changes.some(({ before }) => before)) await forgetEmpty(db, leagueId, added)
}

/** In one statement, players in the order of their ids and the rows that leagues share last. */
const addTotals = (
  db: Db,
  leagueId: number,
  { players, months, categories }: TotalsAdded,
  records: RawBuilder<unknown>,
) =>
  sql`
    with ${records}, of_players as (
      insert into player_months (user_id, month, games, won, lost)
      select "userId", month, games, won, lost
      from ${rows(players)} as added ("userId" int, month text, games int, won int, lost int)
      order by "userId", month
      on conflict (user_id, month) do update set
        games = player_months.games + excluded.games,
        won = player_months.won + excluded.won,
        lost = player_months.lost + excluded.lost
    ), of_categories as (
      insert into category_months (league_id, category_id, month, games)
      select ${leagueId}, coalesce("categoryId", ${NO_CATEGORY}), month, games
      from ${rows(categories)} as added ("categoryId" int, month text, games int)
      on conflict (league_id, category_id, month) do update set games = category_months.games + excluded.games
    ), added as (
      select month, ${sharesColumns} from ${rows(months.map(monthRow))} as added (month text, ${typedSharesColumns})
    ), of_league as (
      insert into league_months (league_id, month, ${sharesColumns})
      select ${leagueId}, month, ${sharesColumns} from added
      on conflict (league_id, month) do update set ${addedShares('league_months')}
    )
    insert into site_months (month, shard, ${sharesColumns})
    select month, ${shardOf(leagueId)}, ${sharesColumns} from added order by month
    on conflict (month, shard) do update set ${addedShares('site_months')}`.execute(db)

/** What a correction has left nothing of. */
const forgetEmpty = (db: Db, leagueId: number, { players, months }: TotalsAdded) =>
  sql`
    with of_players as (
      delete from player_months using ${rows(players)} as added ("userId" int, month text)
      where player_months.user_id = added."userId" and player_months.month = added.month and player_months.games = 0
    ), of_categories as (
      delete from category_months where league_id = ${leagueId} and games = 0
    ), of_league as (
      delete from league_months where league_id = ${leagueId} and games = 0
    )
    delete from site_months using ${rows(months)} as added (month text)
    where site_months.month = added.month and shard = ${shardOf(leagueId)} and site_months.games = 0`.execute(db)

const rows = (of: readonly object[]) => sql`json_to_recordset(${JSON.stringify(of)}::json)`
const monthRow = ({ month, ...shares }: TotalsAdded['months'][number]) => ({ month, ...columnsOf(shares) })
