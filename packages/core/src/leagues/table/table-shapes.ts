import * as z from 'zod'
import { idInAddress } from '../../shared/address-shapes.ts'
import { pageQuery } from '../../shared/paging.ts'
import { instant } from '../../shared/shapes.ts'
import { playerRef } from '../../users/user-shapes.ts'
import { categoryRef } from '../league-shapes.ts'
import { criteria } from './tie-break.ts'

/** Rows to a page of the table, unless another number is asked for. */
const TABLE_PAGE_SIZE = 50

export const tableQuery = pageQuery.extend({
  limit: pageQuery.shape.limit.unwrap().default(TABLE_PAGE_SIZE),
  season: idInAddress.optional(),
  categoryId: idInAddress.optional(),
  playerId: idInAddress
    .optional()
    .describe('only the row of this player, if there is one; `page` is then the one it stands on'),
})
export type TableQuery = z.output<typeof tableQuery>

const tableRow = z.object({
  place: z.int().describe('from 1; of who has not played, the place in the list'),
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
    .describe(
      'of these rows some are tied on points and wins with more than 31 others: among them head-to-head does not count',
    ),
  rows: z.array(tableRow),
})
