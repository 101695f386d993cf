import { confirmBy } from '@matchbol/core/games/deadlines'
import { checkRematch } from '@matchbol/core/games/invitation-rules'
import type { SentResult } from '@matchbol/core/games/move-shapes'
import { judgeResult } from '@matchbol/core/games/result-rules'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { rulesOfSeason } from '../../leagues/lock-league.ts'
import { refuseForeignPicture } from '../../uploads/refuse-foreign-picture.ts'
import { toScoreOf } from '../game-row.ts'
import { readPlayedAt } from '../reads/read-meetings.ts'
import type { GamesTable } from '../tables.ts'
import { type Moving, moveGame } from './move-game.ts'
import { bothGoOn, brokenOff, keepClaim, noProposal, resultColumns } from './result-columns.ts'

/**
 * Submits the result of an agreed game, or corrects a disputed one; the other player is to confirm it. An abandoned game
 * stays agreed with its score so far, to be resumed.
 * @throws Refusal of the state machine, of `judgeResult`, REMATCH_TOO_SOON and IMAGE_NOT_YOURS
 */
export const submitResult = (db: Db, moving: Moving, sent: SentResult, now: Date) => {
  const isAbandoned = sent.scoreDetails.outcome === 'ABANDONED'
  return moveGame(
    db,
    moving,
    (row) => (isAbandoned ? 'abandon' : row.status === 'DISPUTED' ? 'resubmit' : 'submit'),
    now,
    async (db, row, move) => {
      if (sent.imageUrl !== row.image_url) await refuseForeignPicture(db, sent.imageUrl, moving.actor.id)
      const result = judgeResult(sent, toScoreOf(row), now)
      if (isAbandoned)
        return {
          columns: {
            ...resultColumns(result, sent.notes, moving.actor.id),
            ...brokenOff(row, moving.actor.id, result),
            ...imageColumn(sent),
          },
          details: { score: result.score },
        }
      const isCorrection = move === 'resubmit'
      const rules = await rulesOfSeason(db, row.season_id, row.league_id)
      checkRematch(await readPlayedAt(db, row.league_id, row.inviter_id, row.invitee_id), result.completedAt, rules)
      return {
        columns: {
          ...resultColumns(result, sent.notes, moving.actor.id),
          ...(row.abandoned_by !== moving.actor.id && bothGoOn),
          ...imageColumn(sent),
          ...(isCorrection && keepClaim(row)),
          submitted_by: moving.actor.id,
          was_resubmitted: isCorrection,
          ...noProposal,
          confirm_by: confirmBy(now, row.agreed_at, result.details.outcome, rules, isCorrection),
        },
        details: { score: result.score },
      }
    },
  )
}

/** Who corrects a result leaves its picture alone, unless another one or none is sent. */
const imageColumn = ({ imageUrl }: Pick<SentResult, 'imageUrl'>): Updateable<GamesTable> =>
  imageUrl === undefined ? {} : { image_url: imageUrl }
