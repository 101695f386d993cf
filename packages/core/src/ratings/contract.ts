import * as z from 'zod'
import { categoryRef, leagueChoice } from '../leagues/league-shapes.ts'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { flag, instant, nameQuery } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'

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
  place: z
    .int()
    .nullable()
    .describe('in the whole player rating of the league, those active in the last 60 days before the others'),
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
  onMonday: z
    .object({
      place: z.int().describe('in the same league or category, the active of that day before the others'),
      points: z.number(),
    })
    .nullable()
    .describe(
      'what stood here when the week began, Monday 00:00 in Kyiv, or the week before until a rated game of the league; null for whoever had no rating yet',
    ),
})
export type RatedPlayer = z.output<typeof ratedPlayer>

/** The changes are of this week, or of the last until the league has had its first rated game of this one. */
const changesOf = z.enum(['THIS', 'LAST'])
export type ChangesOf = z.output<typeof changesOf>

export const ratingChoice = leagueChoice.pick({ leagues: true }).extend({
  league: leagueChoice.shape.league
    .unwrap()
    .pick({ id: true, name: true })
    .nullable()
    .describe('null where there is none yet'),
  categories: z
    .array(z.object({ category: categoryRef.nullable(), players: z.int() }))
    .describe('how many players the rating lists in each, and without one; the highest level first'),
  week: changesOf.describe('of which the changes are: the last one until the league has had a rated game in this one'),
})

export const ratingsContract = {
  'GET /api/v1/players': {
    summary: 'The player rating of a league: strongest first, those who played in the last 60 days before the others',
    said: 'Players found',
    access: 'anyone',
    madeFrom: [['standings:{leagueId}', 'figures'], ['league:{leagueId}', 'leagues'], 'people'],
    query: pageQuery.extend({
      leagueId: idInAddress.optional().describe('the liveliest league when none is named'),
      categoryId: z
        .union([z.literal('none'), idInAddress])
        .optional()
        .describe('`none`: those without a category'),
      playerId: idInAddress.optional().describe('only this one, with the place they have in the whole list'),
      q: nameQuery.optional(),
      all: flag.optional().describe('also those without a rated game in the last 60 days'),
    }),
    reply: z.array(ratedPlayer),
    paged: true,
  },
  'GET /api/v1/ratings/choice': {
    summary: 'The league whose player rating is shown: the one named, else the liveliest; with what else can be chosen',
    said: 'League found',
    access: 'anyone',
    madeFrom: ['leagues', ['standings:{leagueId}', 'figures']],
    query: z.object({ leagueId: idInAddress.optional(), all: flag.optional() }),
    reply: ratingChoice,
  },
  'GET /api/v1/ratings': {
    summary: 'Ratings of a person, one per league, each with the place in the player rating of the league',
    said: 'Ratings found',
    access: 'anyone',
    madeFrom: ['record:{userId}', 'standings:*'],
    query: z.object({ userId: idInAddress }),
    reply: z.array(rating),
  },
  'GET /api/v1/rating-history/user/{id}': {
    summary: 'Rating changes of a person, newest first',
    said: 'Rating history found',
    access: 'anyone',
    madeFrom: ['record:{id}', 'standings:*'],
    params: idParams,
    query: pageQuery.extend({ leagueId: idInAddress.optional() }),
    reply: z.array(ratingChange),
    paged: true,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof ratingsContract> {}
}
