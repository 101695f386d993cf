import * as z from 'zod'
import { id, optionalLine, optionalText, pictureUrl, sentInstant, text } from '../shared/shapes.ts'
import { decisionActions } from './game-log.ts'
import { gameKinds } from './game-shapes.ts'
import { gameLengths, MOST_SLOTS } from './limits.ts'
import { scoreDetails } from './score/score-details.ts'

export const version = z.int().min(1).optional().describe('the version that the person saw; another one answers 409')
const slots = z.array(sentInstant).max(MOST_SLOTS)

/** A result as a player sends it; winner and text are checked against the sets, never trusted. */
const resultFields = {
  winnerId: id.nullish(),
  score: z.string().trim().max(80).nullish(),
  scoreDetails,
  completedAt: sentInstant,
  notes: optionalText(gameLengths.notes),
  imageUrl: pictureUrl.nullish(),
}
export const sentResult = z.strictObject(resultFields)
export type SentResult = z.output<typeof sentResult>

export const invitation = z.strictObject({
  leagueId: id,
  opponentId: id,
  kind: z.enum(gameKinds).default('RATED'),
  message: optionalText(gameLengths.message),
  slots: slots.default([]),
  place: optionalLine(gameLengths.place),
})
export type Invitation = z.output<typeof invitation>

export const recordedGame = z.strictObject({
  leagueId: id,
  opponentId: id,
  kind: z.enum(gameKinds).default('RATED'),
  place: optionalLine(gameLengths.place),
  ...resultFields,
})
export type RecordedGame = z.output<typeof recordedGame>

export const cancellation = z.strictObject({
  status: z.literal('CANCELLED'),
  reason: optionalText(gameLengths.optionalReason),
  version,
})
export const gameChange = z.discriminatedUnion('status', [
  cancellation,
  z.strictObject({ status: z.literal('PENDING_CONFIRMATION'), version, ...resultFields }),
])

export const decision = z
  .strictObject({
    action: z.enum(decisionActions),
    result: sentResult.omit({ imageUrl: true }).partial({ completedAt: true }).optional(),
    reason: text(gameLengths.reason),
    version,
  })
  .refine(({ action, result }) => (action === 'CORRECT') === (result !== undefined), {
    path: ['result'],
    message: 'A result goes with CORRECT, and only there',
  })
export type Decision = z.output<typeof decision>

/** What may be said with a move, and what must be. */
export const rejection = z.strictObject({ reason: optionalText(gameLengths.optionalReason), version })
export const dispute = z.strictObject({ reason: text(gameLengths.reason), version })

/** Other times for a game that was agreed. */
export const proposal = z.strictObject({ slots: slots.min(1), place: optionalLine(gameLengths.place), version })
