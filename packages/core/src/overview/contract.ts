import * as z from 'zod'
import { postCard } from '../blog/post-shapes.ts'
import { eventCard } from '../events/event-shapes.ts'
import { game, gameCard } from '../games/game-shapes.ts'
import { league, userLeague } from '../leagues/league-shapes.ts'
import { ratedPlayer, rating } from '../ratings/contract.ts'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { flag } from '../shared/shapes.ts'
import { playerStatistics } from '../stats/contract.ts'
import { MOST_TICKETS_IN_PROFILE } from '../tickets/limits.ts'
import { ticketCard } from '../tickets/ticket-shapes.ts'
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
  tickets: z
    .array(
      ticketCard
        .pick({ id: true, status: true, isUnread: true })
        .extend({ gameId: z.int().nullable().describe('the game that it is about') }),
    )
    .describe(`mine that are not closed, the ${MOST_TICKETS_IN_PROFILE} newest`),
  blogPosts: z.array(z.object({ id: z.int(), published: z.boolean() })),
  gameStats,
  gamesAwaitingConfirmation: z.array(game),
  resultsToUserCount: z
    .int()
    .describe(
      'games that wait for my word on the result: to confirm, to correct after a dispute, to enter after the agreed time',
    ),
  movedUp: z
    .array(eventCard.pick({ id: true, title: true, startsAt: true }))
    .describe('events still to begin for which I waited, and where a place became free for me'),
  hasCalendar: z.boolean().describe('whether there is a calendar feed; its address nobody can tell again'),
})
export type Profile = z.output<typeof profile>

export const publicPlayer = z.object({
  player: userView,
  leagues: z.array(userLeague),
  ratings: z.array(rating),
  totals: z.object({ played: z.int(), won: z.int(), lost: z.int() }),
  pictureVersion: z
    .string()
    .nullable()
    .describe(
      'of the picture to be shared; null of who hides from search engines or is blocked: their page stays out of them',
    ),
  recentGames: z.array(game),
  statistics: playerStatistics.optional().describe('where it is asked for'),
})
export type PublicPlayer = z.output<typeof publicPlayer>

/** The home page: how much life there is, the newest results, the game of the week and the strongest. */
export const home = z.object({
  players: z.int().describe('active members of leagues'),
  gamesCount: z.int().describe('completed ones, ever'),
  leaguesCount: z.int().describe('open ones'),
  leagues: z.array(z.object({ id: z.int(), name: z.string() })).describe('the three most played open ones'),
  leagueId: z.int().nullable().describe('the league whose games are listed; null for all'),
  games: z.array(gameCard).describe('the six completed last'),
  best: z
    .object({ game: gameCard, isOfLastWeek: z.boolean() })
    .nullable()
    .describe('the greatest surprise of this week, while it has none of the last; of the newest games of the site'),
  leaders: z
    .array(
      z.object({
        league: league.pick({ id: true, name: true, gender: true, playersCount: true }),
        rows: z.array(
          ratedPlayer.pick({
            ...{ place: true, player: true, category: true, points: true, ratedGames: true, won: true, lastFive: true },
          }),
        ),
      }),
    )
    .describe('the five strongest of the four most played open leagues, where somebody is rated'),
  posts: z.array(postCard).describe('the three newest articles'),
  events: z
    .array(
      eventCard.pick({
        ...{ id: true, title: true, type: true, status: true, startsAt: true, endsAt: true, place: true },
      }),
    )
    .describe('the next three that are not over when the day begins'),
})
export type Home = z.output<typeof home>

export const socialLink = z.object({
  network: z.enum(['Telegram', 'Instagram', 'LinkedIn', 'YouTube']),
  url: z.string(),
})
export type SocialLink = z.output<typeof socialLink>

export const overviewContract = {
  'GET /api/v1/site': {
    summary: 'What the browser must know before anything else: name of the site and ways to sign in',
    said: 'Site described',
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
      dayStartedAt: z.iso
        .datetime()
        .describe('when the present day began in Kyiv: the same at every moment of it, and on every node'),
    }),
  },
  'GET /api/v1/home': {
    summary: 'All that the home page shows to everybody',
    said: 'Home page found',
    access: 'anyone',
    madeFrom: ['figures', 'games', 'leagues', 'posts', 'events'],
    query: z.object({ leagueId: idInAddress.optional().describe('whose newest games are listed') }),
    reply: home,
  },
  'GET /api/v1/users/profile': {
    summary: 'The signed-in person',
    said: 'Profile found',
    access: 'player',
    reply: profile,
  },
  'GET /api/v1/users/me/export': {
    summary: 'Everything that the site keeps about the signed-in person',
    said: 'Own data exported',
    access: 'player',
    openToBlocked: true,
    cost: 30,
    reply: ownData,
  },
  'GET /api/v1/players/{id}': {
    summary: 'Public profile of a player with statistics',
    said: 'Player found',
    access: 'anyone',
    madeFrom: ['record:{id}', 'person:{id}', 'standings:*'],
    token: 'more',
    params: idParams,
    query: z.object({ statistics: flag.optional().describe('with what the charts of the page draw') }),
    reply: publicPlayer,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof overviewContract> {}
}
