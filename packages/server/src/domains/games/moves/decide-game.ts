import { allowedOutcomes } from '@matchbol/core/games/endings'
import type { GameLogDetails } from '@matchbol/core/games/game-log'
import type { Decision } from '@matchbol/core/games/move-shapes'
import { decideResult, type Result } from '@matchbol/core/games/result-rules'
import type { GameMove } from '@matchbol/core/games/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { toDecideOf } from '../game-row.ts'
import type { GameRow } from '../tables.ts'
import { completeGame } from './complete-game.ts'
import { correctHistory } from './correct-history.ts'
import { type Change, type Deciding, idOf, moveGame } from './move-game.ts'
import { noClaim, noProposal, resultColumns } from './result-columns.ts'

/**
 * An administrator who does not play in it, or the command line, decides a game: confirms the submitted result, enters another, or voids it.
 * For a completed game ratings are played again from it on, and the table of its season follows, a finished one's too.
 * @throws Refusal of the state machine and of the score
 */
export const decideGame = (db: Db, deciding: Deciding, decision: Decision, now: Date) =>
  moveGame(
    db,
    deciding,
    (row) => moveFor(decision.action, row),
    now,
    async (db, row, move) => {
      const log = { action: decision.action, reason: decision.reason }
      if (move === 'void') return voided(db, row, log, idOf(deciding.actor), now)
      const result = resultFor(decision, row, now)
      const decided = { ...row, ...(result && columnsForRating(result)) }
      const columns = {
        ...(result && decidedColumns(result, decision.result?.notes, row, idOf(deciding.actor))),
        ...closed,
      }
      const details = { ...log, ...(result ? resultLog(result, row) : { score: row.score }) }
      if (move === 'correct') {
        await correctHistory(db, row, decided, details, idOf(deciding.actor), now)
        return { columns, details }
      }
      const completed = await completeGame(db, decided, now)
      return { columns: { ...columns, ...completed.columns }, details: { ...details, ...completed.details } }
    },
  )

const moveFor = (action: Decision['action'], row: GameRow): GameMove => {
  if (action === 'VOID') return 'void'
  return action === 'CORRECT' && row.status === 'COMPLETED' ? 'correct' : 'decide'
}

/** The result to stand: the one sent, or the one submitted. */
function resultFor({ action, result }: Decision, row: GameRow, now: Date): Result | undefined {
  if (action === 'CORRECT') {
    if (!result) throw notValid('body.result', 'A correction needs a result')
    if (!allowedOutcomes.decide.includes(result.scoreDetails.outcome))
      throw notValid(
        'body.result.scoreDetails.outcome',
        'An administrator decides how a game ended, not that it goes on',
      )
    return decideResult(result, result.completedAt ?? endOf(row, now), toDecideOf(row), now)
  }
  if (row.submitted_by === null) throw new Refusal('MOVE_NOT_POSSIBLE')
  return undefined
}

const notValid = (path: string, text: string) => new Refusal('VALIDATION', { issues: [{ path, text }] })

/** When the game ended where nobody says so: as was submitted, else at the time agreed upon if that has come. */
const endOf = ({ completed_at, agreed_at }: GameRow, now: Date) =>
  completed_at ?? (agreed_at && agreed_at < now ? agreed_at : now)

/** A player's notes stay theirs, unless the one who decides writes others. */
const decidedColumns = (result: Result, notes: string | null | undefined, row: GameRow, actorId: number | null) =>
  notes ? resultColumns(result, notes, actorId) : resultColumns(result, row.notes, row.notes_by)

const columnsForRating = (result: Result) => ({
  score_details: result.details,
  winner_id: result.winnerId,
  completed_at: result.completedAt,
})

/** What the log keeps of a result that was entered: itself, and the one that it replaced. */
const resultLog = ({ score, winnerId, completedAt }: Result, row: GameRow) => ({
  score,
  winnerId,
  completedAt: completedAt.toISOString(),
  ...(row.completed_at && {
    replaced: { score: row.score, winnerId: row.winner_id, completedAt: row.completed_at.toISOString() },
  }),
})

async function voided(
  db: Db,
  row: GameRow,
  log: GameLogDetails['void'],
  actorId: number | null,
  now: Date,
): Promise<Change<'void'>> {
  if (row.status === 'COMPLETED') await correctHistory(db, row, undefined, log, actorId, now)
  return { columns: closed, details: log }
}

const closed = { confirm_by: null, play_by: null, ...noProposal, ...noClaim }
