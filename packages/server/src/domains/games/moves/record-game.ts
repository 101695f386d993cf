import { confirmBy } from '@matchbol/core/games/deadlines'
import { checkOutcome } from '@matchbol/core/games/endings'
import { checkPairing } from '@matchbol/core/games/invitation-rules'
import type { RecordedGame } from '@matchbol/core/games/move-shapes'
import { judgeResult } from '@matchbol/core/games/result-rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../../platform/db/client.ts'
import { refuseForeignPicture } from '../../uploads/refuse-foreign-picture.ts'
import { readGame } from '../game-row.ts'
import { beginGame } from './move-game.ts'
import { lockPairing, nameOpenGame } from './pairing.ts'
import { resultColumns } from './result-columns.ts'

/**
 * Records a game played without an invitation; it counts only when the other player confirms it.
 * @throws Refusal NOT_FOUND and the rules of `checkPairing` (OPEN_GAME_EXISTS with that game) and `judgeResult`, IMAGE_NOT_YOURS
 */
export const recordGame = (db: Db, me: { id: number; isAdmin: boolean }, recorded: RecordedGame, now: Date) =>
  inTransaction(db, (db) => nameOpenGame(db, me, recorded, () => beginRecorded(db, me, recorded, now)))

async function beginRecorded(db: Db, me: { id: number; isAdmin: boolean }, recorded: RecordedGame, now: Date) {
  const { leagueId, opponentId, kind, place, ...sent } = recorded
  if (opponentId === me.id) throw new Refusal('OPPONENT_IS_SELF')
  checkOutcome('record', sent.scoreDetails.outcome)
  const pairing = await lockPairing(db, leagueId, me.id, opponentId)
  checkPairing(pairing, sent.completedAt)
  await refuseForeignPicture(db, sent.imageUrl, me.id)
  const { rules, id: seasonId } = pairing.season
  const players = { inviterId: me.id, inviteeId: opponentId }
  const result = judgeResult(sent, { format: rules.format, ...players, ...neverAgreed }, now)
  const gameId = await beginGame(
    db,
    {
      kind,
      is_recorded: true,
      league_id: leagueId,
      season_id: seasonId,
      format: rules.format,
      inviter_id: me.id,
      invitee_id: opponentId,
      inviter_category_id: pairing.me?.categoryId ?? null,
      invitee_category_id: pairing.opponent?.categoryId ?? null,
      place: place ?? null,
      ...resultColumns(result, sent.notes, me.id),
      image_url: sent.imageUrl ?? null,
      submitted_by: me.id,
      confirm_by: confirmBy(now, null, result.details.outcome, rules, false),
    },
    { move: 'record', actorId: me.id },
    now,
    { score: result.score },
  )
  return readGame(db, gameId, me)
}

/** No time was agreed upon on the site, so there is no win without play to claim. */
const neverAgreed = { agreedAt: null, acceptedAt: null, abandonedScore: null }
