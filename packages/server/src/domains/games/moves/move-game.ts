import type { GameLogDetails } from '@matchbol/core/games/game-log'
import type { Game } from '@matchbol/core/games/game-shapes'
import { type Actor, type GameMove, nextStatus, type PersonActing } from '@matchbol/core/games/rules'
import { maySee } from '@matchbol/core/games/visibility'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Updateable } from 'kysely'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { factsOf } from '../game-row.ts'
import { readGame } from '../reads/read-game.ts'
import type { GameRow, GamesTable } from '../tables.ts'
import { settle } from './settle.ts'
import { writeMove } from './write-move.ts'

/** What a move writes beside status and version, and what the log keeps of it. */
export interface Change<Made extends GameMove> {
  columns: Updateable<GamesTable>
  details: GameLogDetails[Made]
  /** What follows in the same transaction once the move is written. */
  after?: () => Promise<void>
}

export interface Moving<By extends Exclude<Actor, 'clock'> = PersonActing> {
  gameId: number
  actor: By
  /** The version that the person saw; without one the present is meant. */
  version?: number | undefined
}

/** A move that the command line makes too. */
export type Deciding = Moving<PersonActing | 'commandLine'>

/**
 * Makes one move of a person: the two players and the row are locked, what was seen is what is moved, the state machine allows it, and status,
 * version and log change together. A move that comes after a deadline finds that the clock has moved first.
 * @param move chosen by the row where it depends on it
 * @param decide what the move changes; may write more in the same transaction
 * @throws Refusal NOT_FOUND, VERSION_CHANGED, DEADLINE_PASSED (each with the present game), and those of the state machine
 */
export async function moveGame<Made extends GameMove>(
  db: Db,
  { gameId, actor, version }: Deciding,
  move: Made | ((row: GameRow) => Made),
  now: Date,
  decide: (db: Db, row: GameRow, move: Made) => Promise<Change<Made>> | Change<Made>,
): Promise<Game> {
  const wasLate = await inTransaction(db, async (db) => {
    await lockPlayers(db, gameId)
    // Not `forUpdate`: that would also keep out the rating rows which a replay of other games writes for this one.
    const row = await db.selectFrom('games').selectAll().where('id', '=', gameId).forNoKeyUpdate().executeTakeFirst()
    if (!row || !maySee(actor, factsOf(row))) throw new Refusal('NOT_FOUND')
    if (await settle(db, row, now)) return true
    if (version !== undefined && version !== row.version) await refuseWithPresent(db, 'VERSION_CHANGED', gameId, actor)
    const chosen = typeof move === 'function' ? move(row) : move
    const status = await allowedStatus(db, row, chosen, actor)
    const { columns, details, after } = await decide(db, row, chosen)
    await writeMove(db, row, { status, columns, move: chosen, actorId: idOf(actor), details }, now)
    await after?.()
    return false
  })
  // Thrown here and not inside: what the clock did must stay.
  if (wasLate) await refuseWithPresent(db, 'DEADLINE_PASSED', gameId, actor)
  return readGame(db, gameId, actor)
}

/** Before their game, as blocking and deletion do: the row of the log refers to one of them. */
const lockPlayers = (db: Db, gameId: number) =>
  db
    .selectFrom('users')
    .innerJoin('games', (join) =>
      join.on((eb) => eb('users.id', 'in', [eb.ref('games.inviter_id'), eb.ref('games.invitee_id')])),
    )
    .select('users.id')
    .where('games.id', '=', gameId)
    .orderBy('users.id')
    .forKeyShare('users')
    .execute()

/** Who the log names: nobody for the command line. */
export const idOf = (actor: Deciding['actor']) => (actor === 'commandLine' ? null : actor.id)

/** A move that the present state does not allow is answered with that state: somebody else was faster. */
async function allowedStatus(db: Db, row: GameRow, move: GameMove, actor: Deciding['actor']) {
  try {
    return nextStatus(actor, move, factsOf(row))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'MOVE_NOT_POSSIBLE')
      await refuseWithPresent(db, 'MOVE_NOT_POSSIBLE', row.id, actor)
    throw error
  }
}

async function refuseWithPresent(
  db: Db,
  code: 'VERSION_CHANGED' | 'DEADLINE_PASSED' | 'MOVE_NOT_POSSIBLE',
  gameId: number,
  actor: Actor,
) {
  throw new Refusal(code, {}, await readGame(db, gameId, actor))
}
