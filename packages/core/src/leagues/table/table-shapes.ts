import * as z from 'zod'
import { instant } from '../../shared/shapes.ts'
import { playerRef } from '../../users/user-shapes.ts'
import { categoryRef } from '../league-shapes.ts'
import { criteria } from './tie-break.ts'

const tableRow = z.object({
  place: z.int(),
  player: playerRef,
  category: categoryRef.nullable(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  setsWon: z.int(),
  setsLost: z.int(),
  gamesWon: z.int(),
  gamesLost: z.int(),
  lastFive: z.string(),
  points: z.number(),
  rating: z.number().nullable().describe('of a newcomer what it starts from; null in a finished season without one'),
  ratedGames: z.int().nullable().describe('of today; null in a finished season'),
  above: z.enum(criteria).nullable().describe('why this row stands above the next'),
})
export type TableRow = z.output<typeof tableRow>

export const leagueTable = z.object({
  season: z.object({
    id: z.int(),
    name: z.string(),
    isFinished: z.boolean(),
    startsAt: instant,
    endsAt: instant.nullable(),
  }),
  isHeadToHeadLeftOut: z
    .boolean()
    .describe('more than 32 who have played are tied on points and wins: among them head-to-head does not count'),
  rows: z.array(tableRow),
})
