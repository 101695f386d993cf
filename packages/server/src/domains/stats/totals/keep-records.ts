import type { CompletedGame, CountedChange } from '@matchbol/core/games/completed-game'
import { type PlayerRecord, playerRecord, recordAfter } from '@matchbol/core/stats/player-record'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { sentIds, sentRowsOf } from '../../../platform/db/sent-rows.ts'
import { readCompletedGames } from '../../games/completed-games.ts'
import type { PlayerRecordsTable } from '../tables.ts'

/**
 * Locks the records of the players of changed games: newer games are added, else the player's is made of all their games.
 * @returns what writes them
 */
export async function recordsAfter(db: Db, changes: readonly CountedChange[]): Promise<RawBuilder<unknown>> {
  const changesOf = changesByPlayer(changes)
  const userIds = [...changesOf.keys()].sort((x, y) => x - y)
  const records = await lockRecords(db, userIds)
  const after = new Map(userIds.map((id) => [id, recordAfter(id, records.get(id), changesOf.get(id) ?? [])]))
  const anew = userIds.filter((id) => after.get(id) === undefined)
  const gamesOf = gamesByPlayer(anew.length > 0 ? await readCompletedGames(db, anew) : [])
  return writtenRecords(userIds.map((id) => ({ id, record: after.get(id) ?? playerRecord(id, gamesOf.get(id) ?? []) })))
}

/** Each game once for either of its players. */
function gamesByPlayer(games: readonly CompletedGame[]) {
  const gamesOf = new Map<number, CompletedGame[]>()
  for (const game of games)
    for (const userId of [game.a, game.b]) {
      const known = gamesOf.get(userId)
      if (known) known.push(game)
      else gamesOf.set(userId, [game])
    }
  return gamesOf
}

function changesByPlayer(changes: readonly CountedChange[]) {
  const changesOf = new Map<number, CountedChange[]>()
  for (const change of changes)
    for (const userId of new Set([change.before, change.after].flatMap((game) => (game ? [game.a, game.b] : []))))
      changesOf.set(userId, [...(changesOf.get(userId) ?? []), change])
  return changesOf
}

/** Locked in the order of ids, so that games in two leagues follow each other; who has none yet gets an empty one to lock. */
async function lockRecords(db: Db, userIds: readonly number[]) {
  const lock = () =>
    db
      .selectFrom('player_records')
      .selectAll()
      .where('user_id', 'in', sentIds(userIds))
      .orderBy('user_id')
      .forUpdate()
      .execute()
  let rows = await lock()
  if (rows.length < userIds.length) {
    await sql`
      insert into player_records
      select id, 0, 0, 0, '', 0, 0, 0, 0, 0, 0, 'epoch', 0 from unnest(${userIds}::int[]) as id order by id
      on conflict do nothing`.execute(db)
    rows = await lock()
  }
  return new Map(rows.map((row) => [row.user_id, row.played === 0 ? undefined : recordOf(row)]))
}

/** Parts of a statement. Nobody keeps a record of no games. */
function writtenRecords(records: readonly { id: number; record: PlayerRecord | null }[]) {
  const kept = records.flatMap(({ id, record }) => (record ? [recordRow(id, record)] : []))
  const emptied = records.flatMap(({ id, record }) => (record ? [] : [id]))
  return sql`
    emptied_records as (delete from player_records where user_id in ${sentIds(emptied)}),
    of_records as (
      update player_records as record set
        played = kept.played, won = kept.won, lost = kept.lost, form = kept.form, streak = kept.streak,
        longest_winning_streak = kept.longest_winning_streak,
        deciding_sets_played = kept.deciding_sets_played, deciding_sets_won = kept.deciding_sets_won,
        tiebreaks_played = kept.tiebreaks_played, tiebreaks_won = kept.tiebreaks_won,
        last_at = kept.last_at, last_game_id = kept.last_game_id
      from ${sentRowsOf('player_records', kept)} as kept
      where record.user_id = kept.user_id
    )`
}

export const recordRow = (userId: number, record: PlayerRecord) => ({
  user_id: userId,
  played: record.played,
  won: record.won,
  lost: record.lost,
  form: record.form,
  streak: record.streak,
  longest_winning_streak: record.longestWinningStreak,
  deciding_sets_played: record.decidingSetsPlayed,
  deciding_sets_won: record.decidingSetsWon,
  tiebreaks_played: record.tiebreaksPlayed,
  tiebreaks_won: record.tiebreaksWon,
  last_at: new Date(record.lastAt),
  last_game_id: record.lastGameId,
})

const recordOf = (row: Selectable<PlayerRecordsTable>): PlayerRecord => ({
  played: row.played,
  won: row.won,
  lost: row.lost,
  form: row.form,
  streak: row.streak,
  longestWinningStreak: row.longest_winning_streak,
  decidingSetsPlayed: row.deciding_sets_played,
  decidingSetsWon: row.deciding_sets_won,
  tiebreaksPlayed: row.tiebreaks_played,
  tiebreaksWon: row.tiebreaks_won,
  lastAt: row.last_at.toISOString(),
  lastGameId: row.last_game_id,
})
