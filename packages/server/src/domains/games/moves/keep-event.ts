import type { Move } from '@matchbol/core/games/game-shapes'
import type { Db } from '../../../platform/db/client.ts'

interface Event {
  gameId: number
  version: number
  /** `null` for the clock and the command line. */
  actorId: number | null
  move: Move
  at: Date
  details?: Record<string, unknown> | undefined
}

/** Every move leaves one row: the log that both players and an administrator see, and by which a quarrel is settled. */
export const keepEvent = (db: Db, { gameId, version, actorId, move, at, details = {} }: Event) =>
  db
    .insertInto('game_events')
    .values({ game_id: gameId, version, actor_id: actorId, move, at, details: JSON.stringify(details) })
    .execute()
