import * as z from 'zod'
import { game } from '../games/game-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { idParams, instant } from '../shared/shapes.ts'
import { playerRef } from '../users/contract.ts'

const month = z
  .string()
  .regex(/^\d{4}-\d\d$/)
  .describe('a month of Kyiv’s calendar, `2026-11`')
const tally = z.object({ played: z.int(), won: z.int() })

/** What a player's page draws. A double default counts nowhere, a walkover only as a win or loss. */
export const playerStatistics = z.object({
  months: z
    .array(z.object({ month, won: z.int(), lost: z.int() }))
    .describe('the last twelve months, oldest first, also those without a game'),
  form: z
    .string()
    .regex(/^[WL]{0,10}$/)
    .describe('at most ten results, the newest last: `WLWWW`'),
  streak: z
    .object({ kind: z.enum(['W', 'L']), length: z.int() })
    .nullable()
    .describe('wins or losses in a row up to now'),
  bestWin: z
    .object({ game, opponentRating: z.number().describe('before that game') })
    .nullable()
    .describe('the rated win over the strongest opponent'),
  rivals: z
    .array(z.object({ player: playerRef, played: z.int(), won: z.int(), lost: z.int(), lastAt: instant }))
    .describe('at most five, those met most often first'),
  ratingLine: z
    .array(
      z.object({
        league: z.object({ id: z.int(), name: z.string() }),
        startPoints: z.number().describe('before the first of `points`'),
        points: z.array(z.object({ at: instant, points: z.number(), change: z.number(), gameId: z.int() })),
      }),
    )
    .describe('per league, in the order in which the games moved the rating'),
  records: z.object({
    longestWinningStreak: z.int(),
    highestRating: z
      .object({ points: z.number(), at: instant, league: z.object({ id: z.int(), name: z.string() }) })
      .nullable()
      .describe('after five rated games, when a rating is no longer provisional'),
    decidingSets: tally,
    tiebreaks: tally.describe('inside sets; a match tie-break is a deciding set'),
  }),
})
export type PlayerStatistics = z.output<typeof playerStatistics>

export const statsContract = {
  'GET /api/v1/stats/players/{id}': {
    summary: 'What a player’s charts draw: months, form, best win, rivals, rating line, records',
    access: 'anyone',
    params: idParams,
    reply: playerStatistics,
  },
} as const satisfies Contract
