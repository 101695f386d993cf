import type { GameLogDetails, Move } from '@matchbol/core/games/game-log'
import type { Db } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { GameRow } from '../tables.ts'

interface Event {
  gameId: number
  version: number
  /** `null` for the clock and the command line. */
  actorId: number | null
  move: Move
  at: Date
  details?: GameLogDetails[Move] | undefined
}

/** Every move leaves one row: the log that both players and an administrator see, and by which a quarrel is settled. */
export const keepEvent = (db: Db, { gameId, version, actorId, move, at, details = {} }: Event) =>
  db
    .insertInto('game_events')
    .values({ game_id: gameId, version, actor_id: actorId, move, at, details: JSON.stringify(details) })
    .execute()

type MovedGame = Pick<GameRow, 'id' | 'league_id' | 'inviter_id' | 'invitee_id' | 'status' | 'version'>

/** Tells whoever follows that a game is now as it stands. */
export const emitMoved = (db: Db, row: MovedGame, { actorId, move }: Pick<Event, 'actorId' | 'move'>, now: Date) =>
  emit(
    db,
    {
      type: 'game.moved',
      gameId: row.id,
      leagueId: row.league_id,
      playerIds: [row.inviter_id, row.invitee_id],
      actorId,
      move,
      status: row.status,
      version: row.version,
    },
    now,
  )
