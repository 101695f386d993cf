import * as z from 'zod'
import { categoryRef } from '../leagues/league-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { flag, id, idParams, instant, search } from '../shared/shapes.ts'
import { playerRef } from '../users/contract.ts'

/** Newest last, at most five: `WLWWW`. */
const lastFive = z.string().regex(/^[WL]{0,5}$/)

/** A player's strength in one league. Provisional until five rated games. */
export const rating = z.object({
  userId: z.int(),
  league: z.object({ id: z.int(), name: z.string() }),
  points: z.number(),
  ratedGames: z.int(),
  won: z.int(),
  isProvisional: z.boolean(),
  lastFive,
  lastRatedAt: instant.nullable(),
})
export type Rating = z.output<typeof rating>

/** Everything that moved a rating, so that the page can lay it out as K × F × M × (1 − expected). */
export const ratingStep = z.object({
  before: z.number(),
  after: z.number(),
  change: z.number(),
  ratedGames: z.int(),
  k: z.number(),
  f: z.number(),
  m: z.number(),
  expected: z.number(),
  chance: z.number(),
})
export type RatingStepView = z.output<typeof ratingStep>

export const ratingChange = z.object({
  gameId: z.int(),
  leagueId: z.int(),
  at: instant,
  before: z.number(),
  after: z.number(),
  change: z.number(),
  opponent: playerRef,
})
export type RatingChange = z.output<typeof ratingChange>

export const ratedPlayer = z.object({
  place: z.int(),
  player: playerRef,
  category: categoryRef.nullable(),
  points: z.number(),
  ratedGames: z.int(),
  won: z.int(),
  isProvisional: z.boolean(),
  lastFive,
  lastRatedAt: instant.nullable(),
  isRecent: z.boolean(),
})
export type RatedPlayer = z.output<typeof ratedPlayer>

export const ratingsContract = {
  'GET /api/v1/players': {
    summary: 'The player rating of a league: strongest first, those who played in the last 60 days before the others',
    access: 'anyone',
    query: pageQuery.extend({
      leagueId: id,
      categoryId: id.optional(),
      q: search.optional(),
      all: flag.optional().describe('also those without a rated game in the last 60 days'),
    }),
    reply: z.array(ratedPlayer),
    paged: true,
  },
  'GET /api/v1/ratings': {
    summary: 'Ratings of a person, one per league',
    access: 'anyone',
    query: z.object({ userId: id }),
    reply: z.array(rating),
  },
  'GET /api/v1/rating-history/user/{id}': {
    summary: 'Rating changes of a person, newest first',
    access: 'anyone',
    params: idParams,
    query: pageQuery.extend({ leagueId: id.optional() }),
    reply: z.array(ratingChange),
    paged: true,
  },
} as const satisfies Contract
