import type { GameLogDetails, Move } from '@matchbol/core/games/game-log'
import type { Game, GameStatus } from '@matchbol/core/games/game-shapes'
import {
  type Actor,
  type Beginning,
  beginnings,
  type GameMove,
  nextStatus,
  type PersonActing,
} from '@matchbol/core/games/rules'
import { maySee } from '@matchbol/core/games/visibility'
import type { Season } from '@matchbol/core/leagues/league-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Insertable, Updateable } from 'kysely'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/events/emit.ts'
import { completedGameOf, factsOf, readGame } from '../game-row.ts'
import type { GameRow, GamesTable } from '../tables.ts'
import { completeGame } from './complete-game.ts'

/** What a move writes beside status and version, and what the log keeps of it. */
export interface Change<Made extends Move> {
  columns: Updateable<GamesTable>
  details: GameLogDetails[Made]
  /** What follows in the same transaction once the move is written. */
  after?: () => Promise<void>
}

type Decide<Made extends GameMove> = (
  db: Db,
  row: GameRow,
  move: Made,
  status: GameStatus,
) => Promise<Change<Made>> | Change<Made>

export interface Moving<By extends Actor = PersonActing> {
  gameId: number
  actor: By
  /** The version that the person saw; without one the present is meant. */
  version?: number | undefined
}

/** A move that the command line makes too. */
export type Deciding = Moving<PersonActing | 'commandLine'>

/**
 * Makes one move of a person: the two players and the row are locked, a deadline that has passed moves first, what was seen is what is
 * moved, the state machine allows it, and status, version, log and event change together.
 * @param move chosen by the row where it depends on it
 * @param decide what the move changes; may write more in the same transaction
 * @throws Refusal NOT_FOUND, VERSION_CHANGED, DEADLINE_PASSED (each with the present game), and those of the state machine
 */
export async function moveGame<Made extends GameMove>(
  db: Db,
  { gameId, actor, version }: Deciding,
  move: Made | ((row: GameRow) => Made),
  now: Date,
  decide: Decide<Made>,
): Promise<Game> {
  const wasLate = await inTransaction(db, async (db) => {
    const row = await lockGame(db, gameId)
    if (!row || !maySee(actor, factsOf(row))) throw new Refusal('NOT_FOUND')
    if (await passDeadline(db, row, now)) return true
    if (version !== undefined && version !== row.version) await refuseWithPresent(db, 'VERSION_CHANGED', gameId, actor)
    const chosen = typeof move === 'function' ? move(row) : move
    await moveLocked(db, row, { actor, actorId: idOf(actor) }, chosen, now, decide)
    return false
  })
  // Thrown here and not inside: what the deadline did must stay.
  if (wasLate) await refuseWithPresent(db, 'DEADLINE_PASSED', gameId, actor)
  return readGame(db, gameId, actor)
}

/**
 * A game and before it its players, as every move locks them: blocking and deletion lock these first too, and the row of the log refers
 * to one of them. In one statement: the game is looked for once its players, all of them, are counted.
 */
export const lockGame = (db: Db, gameId: number): Promise<GameRow | undefined> =>
  db
    .with('players', (db) =>
      db
        .selectFrom('users')
        .innerJoin('games', (join) =>
          join.on((eb) => eb('users.id', 'in', [eb.ref('games.inviter_id'), eb.ref('games.invitee_id')])),
        )
        .select('users.id')
        .where('games.id', '=', gameId)
        .orderBy('users.id')
        .forKeyShare('users'),
    )
    .selectFrom('games')
    .selectAll('games')
    .where('games.id', '=', gameId)
    .where((eb) => eb(eb.selectFrom('players').select(eb.fn.countAll<number>().as('locked')), '>', 0))
    // Not `forUpdate`: that would also keep out the rating rows which a replay of other games writes for this one.
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Who the log names: nobody for the command line. */
export const idOf = (actor: Deciding['actor']) => (actor === 'commandLine' ? null : actor.id)

/**
 * Makes the deadline's move on a locked row whose deadline has passed: an invitation or an unplayed game expires, an
 * unanswered result stands (a recorded one falls). Both the scheduled job and a person who comes too late end up here, so they
 * cannot both win.
 * @returns whether there was a move to make
 */
export async function passDeadline(db: Db, row: GameRow, now: Date): Promise<boolean> {
  const deadline = deadlineOf(row)
  if (!deadline || deadline > now) return false
  const move = row.status === 'PENDING_CONFIRMATION' ? 'autoConfirm' : 'expire'
  await moveLocked(db, row, { actor: 'deadline', actorId: null }, move, now, (db, row, _move, status) =>
    status === 'COMPLETED' ? completeGame(db, row, now) : { columns: {}, details: {} },
  )
  return true
}

const deadlineOf = (row: GameRow): Date | null => {
  if (row.status === 'PENDING') return row.expires_at
  if (row.status === 'ACCEPTED') return row.play_by
  return row.status === 'PENDING_CONFIRMATION' ? row.confirm_by : null
}

/**
 * Makes a move on a locked row: the state machine allows it, and status, version, log and event change together. The audit
 * tells where that changes the table of a finished season.
 * @param by who moves, and whom the log names
 * @throws Refusal of the state machine; a move that the present state does not allow with that state, as somebody else was faster
 */
export async function moveLocked<Made extends GameMove>(
  db: Db,
  row: GameRow,
  { actor, actorId }: { actor: Actor; actorId: number | null },
  move: Made,
  now: Date,
  decide: Decide<Made>,
) {
  const status = await statusAfter(db, row, move, actor)
  const { columns, details, after } = await decide(db, row, move, status)
  const version = row.version + 1
  const logged = logRow({ id: row.id, version }, move, actorId, details, now)
  const moved = await writeMove(db, { ...columns, status, version, moved_at: now }, logged)
  await tellMove(db, moved, move, actorId, now)
  await emitCounted(db, row, moved, now)
  if (moved.season_status === 'FINISHED' && (status === 'COMPLETED' || row.status === 'COMPLETED'))
    await tellFrozenAgain(db, moved, actorId, now)
  await after?.()
}

async function statusAfter(db: Db, row: GameRow, move: GameMove, actor: Actor): Promise<GameStatus> {
  try {
    return nextStatus(actor, move, factsOf(row))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'MOVE_NOT_POSSIBLE')
      await refuseWithPresent(db, 'MOVE_NOT_POSSIBLE', row.id, actor)
    throw error
  }
}

/**
 * Makes the first move of a game: writes it with the first row of its log.
 * @throws Refusal OPEN_GAME_EXISTS when a crossing invitation was faster
 */
export async function beginGame<Begin extends Exclude<Beginning, 'import'>>(
  db: Db,
  game: Omit<Insertable<GamesTable>, 'status' | 'created_at' | 'moved_at'>,
  { move, actorId }: { move: Begin; actorId: number | null },
  now: Date,
  details: GameLogDetails[Begin],
): Promise<number> {
  const row = await db
    .insertInto('games')
    .values({ ...game, status: beginnings[move], created_at: now, moved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('OPEN_GAME_EXISTS')
  await db
    .insertInto('game_events')
    .values(logRow(row, move, actorId, details, now))
    .execute()
  await tellMove(db, row, move, actorId, now)
  return row.id
}

/** Every move leaves one row in the log that both players and an administrator see. */
const logRow = (
  { id, version }: Pick<GameRow, 'id' | 'version'>,
  move: Move,
  actorId: number | null,
  details: GameLogDetails[Move],
  now: Date,
) => ({ game_id: id, version, actor_id: actorId, move, at: now, details: JSON.stringify(details) })

type MovedRow = GameRow & { season_status: Season['status'] | null }

/** Game and log in one statement, which says also how it is with the game's season. */
const writeMove = (db: Db, columns: Updateable<GamesTable>, logged: ReturnType<typeof logRow>): Promise<MovedRow> =>
  db
    .with('moved', (db) => db.updateTable('games').set(columns).where('id', '=', logged.game_id).returningAll())
    .with('logged', (db) => db.insertInto('game_events').values(logged))
    .selectFrom('moved')
    .leftJoin('seasons', 'seasons.id', 'moved.season_id')
    .selectAll('moved')
    .select('seasons.status as season_status')
    .executeTakeFirstOrThrow()

/** A move is told to whoever follows. */
async function tellMove(
  db: Db,
  { id, league_id, inviter_id, invitee_id, status, version }: GameRow,
  move: Move,
  actorId: number | null,
  now: Date,
) {
  const playerIds: [number, number] = [inviter_id, invitee_id]
  await emit(
    db,
    { type: 'game.moved', gameId: id, leagueId: league_id, playerIds, actorId, move, status, version },
    now,
  )
}

/** Tells those who keep figures made of completed games. */
async function emitCounted(db: Db, before: GameRow, after: GameRow, now: Date) {
  const change = { before: completedGameOf(before), after: completedGameOf(after) }
  if (change.before || change.after)
    await emit(db, { type: 'games.counted', leagueId: after.league_id, changes: [change] }, now)
}

/** Where a completed game of a finished season counts, counts otherwise or no longer, the audit says on account of which game. */
async function tellFrozenAgain(db: Db, { id, kind, season_id }: GameRow, actorId: number | null, now: Date) {
  if (kind === 'FRIENDLY' || season_id === null) return
  const details = { seasonId: season_id, gameId: id }
  await writeAudit(db, { action: 'season.frozenAgain', actorId, at: now, details })
}

async function refuseWithPresent(
  db: Db,
  code: 'VERSION_CHANGED' | 'DEADLINE_PASSED' | 'MOVE_NOT_POSSIBLE',
  gameId: number,
  actor: Actor,
) {
  throw new Refusal(code, {}, await readGame(db, gameId, actor))
}
