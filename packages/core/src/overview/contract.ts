import * as z from 'zod'
import { game } from '../games/game-shapes.ts'
import { userLeague } from '../leagues/league-shapes.ts'
import { rating } from '../ratings/contract.ts'
import { idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { account, userView } from '../users/user-shapes.ts'
import { ownData } from './own-data.ts'

export const gameStats = z.object({
  totalInvitationsCount: z.int().describe('my invitations that wait for an answer, in both directions'),
  pendingGamesCount: z.int().describe('accepted games of mine'),
  invitationsToUserCount: z.int().describe('invitations that wait for my answer'),
})

/** The specification's User: the account with everything the header and the overview of the profile show. */
export const profile = account.extend({
  leagues: z.array(userLeague),
  ratings: z.array(rating),
  tickets: z.array(z.object({ id: z.int(), status: z.string() })),
  blogPosts: z.array(z.object({ id: z.int(), published: z.boolean() })),
  gameStats,
  gamesAwaitingConfirmation: z.array(game),
  resultsToUserCount: z
    .int()
    .describe(
      'games that wait for my word on the result: to confirm, to correct after a dispute, to enter after the agreed time',
    ),
  hasCalendar: z.boolean().describe('whether there is a calendar feed; its address nobody can tell again'),
})
export type Profile = z.output<typeof profile>

export const publicPlayer = z.object({
  player: userView,
  leagues: z.array(userLeague),
  ratings: z.array(rating),
  totals: z.object({ played: z.int(), won: z.int(), lost: z.int() }),
  recentGames: z.array(game),
})
export type PublicPlayer = z.output<typeof publicPlayer>

export const socialLink = z.object({
  network: z.enum(['Telegram', 'Instagram', 'LinkedIn', 'YouTube']),
  url: z.string(),
})
export type SocialLink = z.output<typeof socialLink>

export const overviewContract = {
  'GET /api/v1/site': {
    summary: 'What the browser must know before anything else: name of the site and ways to sign in',
    access: 'anyone',
    madeFrom: [],
    reply: z.object({
      siteName: z.string(),
      demo: z.boolean(),
      telegramBot: z.string().nullable(),
      publicUrl: z
        .string()
        .nullable()
        .describe('the address people use, without a slash at its end; null where it is not set'),
      social: z.array(socialLink).describe('pages of the club elsewhere, those that are set'),
      now: z.iso.datetime(),
    }),
  },
  'GET /api/v1/users/profile': { summary: 'The signed-in person', access: 'player', reply: profile },
  'GET /api/v1/users/me/export': {
    summary: 'Everything that the site keeps about the signed-in person',
    access: 'player',
    openToBlocked: true,
    reply: ownData,
  },
  'GET /api/v1/players/{id}': {
    summary: 'Public profile of a player with statistics',
    access: 'anyone',
    madeFrom: ['record:{id}', 'person:{id}', 'standings:*'],
    token: 'more',
    params: idParams,
    reply: publicPlayer,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof overviewContract> {}
}
