import type { CompletedGame } from '@matchbol/core/games/completed-game'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { completedGameOf } from './game-row.ts'

/** Every completed game of these people, each once and in no order. */
export async function readCompletedGames(db: Db, userIds: readonly number[]): Promise<CompletedGame[]> {
  const isOneOfThem = sql<number>`any(${userIds}::int[])`
  const rows = await selectCompleted(db)
    .where((eb) => eb.or([eb('inviter_id', '=', isOneOfThem), eb('invitee_id', '=', isOneOfThem)]))
    .execute()
  return rows.flatMap((row) => completedGameOf(row) ?? [])
}

/** Every completed game there is, in an order and in batches, inside the open transaction. */
export async function* allCompletedGames(db: Db, order: RawBuilder<unknown>): AsyncGenerator<CompletedGame[]> {
  for await (const rows of inBatches(db, selectCompleted(db).orderBy(order)))
    yield rows.flatMap((row) => completedGameOf(row) ?? [])
}

/** The same, each game once for either of its players, in the order of the players. */
export async function* completedGamesByPlayer(db: Db): AsyncGenerator<{ playerId: number; game: CompletedGame }[]> {
  const players = sql<{ player_id: number }>`lateral (values (inviter_id), (invitee_id))`.as<'players'>(
    sql`players (player_id)`,
  )
  const rows = selectCompleted(db).crossJoin(players).select('players.player_id').orderBy('players.player_id')
  for await (const batch of inBatches(db, rows))
    yield batch.flatMap((row) => {
      const game = completedGameOf(row)
      return game ? [{ playerId: row.player_id, game }] : []
    })
}

const selectCompleted = (db: Db) =>
  db
    .selectFrom('games')
    .select(['id', 'status', 'kind', 'league_id', 'season_id', 'format', 'inviter_id', 'invitee_id', 'winner_id'])
    .select(['inviter_category_id', 'invitee_category_id', 'score_details', 'completed_at', 'completed_sequence'])
    .where('status', '=', 'COMPLETED')
