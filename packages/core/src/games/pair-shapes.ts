import * as z from 'zod'
import { categoryRef } from '../leagues/league-shapes.ts'
import { pageMeta } from '../shared/paging.ts'
import { instant } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { game } from './game-shapes.ts'

// What two players are to each other: before a game, and over all of them.

const swing = z
  .object({ least: z.int(), typical: z.int(), most: z.int() })
  .describe('whole points: the difference of the ratings as they will be shown')
export const whatIf = z.object({
  chance: z.number(),
  win: swing,
  loss: swing,
  ratedGames: z.int().describe('of mine in the league so far'),
})
export type WhatIf = z.output<typeof whatIf>

export const opponent = z.object({
  player: playerRef,
  category: categoryRef.nullable(),
  points: z.number(),
  ratedGames: z.int(),
  isProvisional: z.boolean(),
  chance: z.number(),
  hasSignedIn: z.boolean().describe('false for people of an import who have never signed in; they come last'),
  lastMeetingAt: instant.nullable(),
  refusal: z
    .object({ code: z.string(), until: instant.nullable(), gameId: z.int().nullable() })
    .nullable()
    .describe('why an invitation would be refused now; `gameId` is the open game that stands against it'),
})
export type Opponent = z.output<typeof opponent>

const bySide = z.object({ a: z.int(), b: z.int() })
const strength = z.object({ points: z.number(), ratedGames: z.int() })

export const headToHead = z.object({
  a: playerRef,
  b: playerRef,
  wonByA: z.int(),
  wonByB: z.int(),
  setsWon: bySide.describe('without walkovers and defaults'),
  gamesWon: bySide.describe('games within the sets, without walkovers and defaults'),
  leagues: z
    .array(
      z.object({
        league: z.object({ id: z.int(), name: z.string() }),
        wonByA: z.int(),
        wonByB: z.int(),
        strength: z.object({ a: strength, b: strength }).describe('of both now'),
        chance: z.number().nullable().describe('of `a` in the next game; null where the two can have none'),
      }),
    )
    .describe('where they have met or could meet'),
  pictureVersion: z
    .string()
    .nullable()
    .describe('of the picture to be shared; null where they have not met, or one of them hides from search engines'),
  games: z.array(game),
  meta: pageMeta,
})
export type HeadToHead = z.output<typeof headToHead>
