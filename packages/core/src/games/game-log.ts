import * as z from 'zod'
import { instant } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'

/** Why a game was cancelled by what happened to its players, not by their own words. */
export const cancelReasons = [
  'LEFT_LEAGUE',
  'REMOVED_FROM_LEAGUE',
  'BLOCKED',
  'ACCOUNT_DELETED',
  'NO_LONGER_IN_LEAGUE',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const decisionActions = ['CONFIRM', 'CORRECT', 'VOID'] as const

const nothing = z.object({})
const place = z.string().optional()
const agreed = z.object({ slot: instant.optional(), place })
const scored = z.object({ score: z.string() })
const ratings = z
  .object({ a: z.number(), b: z.number() })
  .optional()
  .describe('whole points: the differences of the ratings as they are shown')
/** What a person wrote; it is gone once they have deleted their account. */
const reason = z.string().optional()
const voided = z.object({ action: z.enum(decisionActions), reason: z.string() })
const decided = voided.extend({
  score: z.string().nullable(),
  winnerId: z.int().nullable().optional(),
  completedAt: instant.optional(),
  replaced: z
    .object({ score: z.string().nullable(), winnerId: z.int().nullable(), completedAt: instant })
    .optional()
    .describe('the result that a correction by an administrator put another in place of'),
})

const logged = <Name extends string, Details extends z.ZodObject>(move: Name, details: Details) =>
  z.object({
    version: z.int(),
    actor: playerRef.nullable().describe('null for a scheduled job and the command line'),
    move: z.literal(move),
    at: instant,
    details,
  })

/** One row of a game's log: what was done, by whom, and what is kept of it. */
export const gameEvent = z.discriminatedUnion('move', [
  logged('invite', z.object({ slots: z.array(instant).optional(), place })),
  logged('record', scored),
  logged('accept', agreed),
  logged('reject', z.object({ reason })),
  logged('cancel', z.object({ reason, reasonCode: z.enum(cancelReasons).optional(), late: z.boolean().optional() })),
  logged('expire', nothing),
  logged('reschedule', z.object({ slots: z.array(instant), place })),
  logged('agree', agreed),
  logged('submit', scored),
  logged('resubmit', scored),
  logged('confirm', z.object({ ratings })),
  logged('autoConfirm', z.object({ ratings })),
  logged('dispute', z.object({ reason })),
  logged('withdraw', nothing),
  logged('abandon', scored),
  logged('decide', decided.extend({ ratings })),
  logged('correct', decided),
  logged('void', voided),
  logged('import', scored.extend({ ratings })),
])
export type GameEvent = z.output<typeof gameEvent>
export type Move = GameEvent['move']
export const moves = gameEvent.options.map((event) => event.shape.move.value)

/** What the log keeps of each move. */
export type GameLogDetails = { [Event in GameEvent as Event['move']]: Event['details'] }
/** A move with what the log keeps of it. */
export type LoggedMove = { [Made in Move]: { move: Made; details: GameLogDetails[Made] } }[Move]
