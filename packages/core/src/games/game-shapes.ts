import * as z from 'zod'
import { categoryRef } from '../leagues/league-shapes.ts'
import { ratingStep } from '../ratings/contract.ts'
import { instant } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { gameEvent } from './game-log.ts'
import { scoreDetails } from './score/score-details.ts'

export const gameStatuses = [
  'PENDING',
  'ACCEPTED',
  'PENDING_CONFIRMATION',
  'DISPUTED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const
export type GameStatus = (typeof gameStatuses)[number]

export const gameKinds = ['RATED', 'FRIENDLY'] as const
const rated = z.object({ before: z.number(), after: z.number(), change: z.number(), ratedGames: z.int() })

/** A player of a game with the category they had when it was made and, once rated, what it did to their rating. */
export const gamePlayer = playerRef.extend({
  category: categoryRef.nullable(),
  points: z.number().nullable(),
  ratedGames: z.int(),
  rating: rated.nullable(),
})
export type GamePlayer = z.output<typeof gamePlayer>

/**
 * `a` invited, `b` was invited; `score` is written winner first, `scoreDetails` by sides. What others than the two and administrators
 * read of it is decided in `visibility.ts`.
 */
export const game = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(gameStatuses),
  kind: z.enum(gameKinds),
  isRecorded: z.boolean(),
  league: z.object({ id: z.int(), name: z.string() }),
  season: z.object({ id: z.int(), name: z.string() }).nullable(),
  format: z.string(),
  a: gamePlayer,
  b: gamePlayer,
  message: z.string().nullable(),
  slots: z.array(instant),
  slotsBy: z.int().nullable(),
  proposedPlace: z.string().nullable().describe('goes with the new times that are proposed; `place` is the agreed one'),
  agreedAt: instant.nullable().describe('when they agreed to play'),
  place: z.string().nullable(),
  createdAt: instant,
  acceptedAt: instant.nullable().describe('when it was accepted on the site; null for a recorded one'),
  expiresAt: instant.nullable(),
  playBy: instant.nullable(),
  confirmBy: instant.nullable(),
  winnerId: z.int().nullable(),
  score: z.string().nullable(),
  scoreDetails: scoreDetails.nullable(),
  submittedBy: z.int().nullable(),
  mayResubmit: z.boolean(),
  wasResubmitted: z.boolean().describe('a dispute was answered with a corrected result, which no deadline completes'),
  abandonedScore: scoreDetails.nullable().describe('where it was broken off; the result continues it'),
  abandonedBy: z.int().nullable().describe('who broke it off, while the other may still dispute that score'),
  completedAt: instant.nullable().describe('when it ended on court'),
  notes: z.string().nullable(),
  imageUrl: z.string().nullable(),
})
export type Game = z.output<typeof game>

/** The part of a completed game that a card of it shows. */
export const gameCard = game.pick({
  ...{ id: true, league: true, kind: true, status: true, format: true, a: true, b: true },
  ...{ winnerId: true, score: true, scoreDetails: true, completedAt: true },
})
export type GameCard = z.output<typeof gameCard>

/** One game in full: the log is for its players and administrators, the explanation for everybody. */
export const gameInFull = game.extend({
  log: z.array(gameEvent),
  steps: z.object({ a: ratingStep, b: ratingStep }).nullable(),
  seasonPoints: z.object({ a: z.number(), b: z.number() }).nullable(),
  meetings: z.object({ wonByA: z.int(), wonByB: z.int() }),
  rematchFrom: instant.nullable().describe('from when the two may meet again; null where they have not met'),
  winnersPlace: z
    .int()
    .nullable()
    .describe('in the player rating of the league, by this game; null once a later one has moved the winner’s rating'),
  pictureVersion: z.string().nullable().describe('of the picture to be shared; null while it is not completed'),
})
export type GameInFull = z.output<typeof gameInFull>

/** A game as its player takes it along in their own data. */
export const ownGame = game
  .pick({ id: true, status: true, kind: true, isRecorded: true, league: true, season: true, format: true })
  .extend({
    opponent: z.object({ id: z.int(), name: z.string() }),
    iInvited: z.boolean(),
    ownMessage: z.string().nullable().describe('what I wrote with my invitation'),
    ...game.pick({ slots: true, agreedAt: true, place: true, createdAt: true, completedAt: true, score: true }).shape,
    scoreDetails: scoreDetails.nullable().describe('a is who invited'),
    isWon: z.boolean().nullable(),
    ownNotes: z.string().nullable().describe('what I wrote with the result I submitted'),
  })
export type OwnGame = z.output<typeof ownGame>
