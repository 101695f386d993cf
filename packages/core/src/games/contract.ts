import * as z from 'zod'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { flag, nameQuery, sentInstant } from '../shared/shapes.ts'
import { CLAIM_AFTER_MINUTES } from './endings.ts'
import { game, gameInFull, gameStatuses } from './game-shapes.ts'
import { decision, dispute, gameChange, invitation, proposal, recordedGame, rejection, version } from './move-shapes.ts'
import { headToHead, opponent, whatIf } from './pair-shapes.ts'

const oneGame = { access: 'player', params: idParams, reply: game } as const
const oneResult = { ...oneGame, limit: 'result' } as const

export const gamesContract = {
  'GET /api/v1/games': {
    summary: 'Completed games, newest first; players and administrators also see their own others by `status`',
    said: 'Games found',
    access: 'anyone',
    madeFrom: [['record:{playerId}', 'games:{leagueId}', 'games'], 'people'], // which names hold what is searched for
    token: 'more',
    isHeavy: true,
    query: pageQuery.extend({
      leagueId: idInAddress.optional(),
      seasonId: idInAddress.optional(),
      categoryId: idInAddress.optional(),
      playerId: idInAddress.optional(),
      q: nameQuery.optional(),
      status: z.enum(gameStatuses).optional(),
      from: sentInstant.optional(),
      to: sentInstant.optional(),
    }),
    reply: z.array(game),
    paged: true,
  },
  'GET /api/v1/games/{id}': {
    summary:
      'One game with its log and rating changes; while not completed, and for good what the two wrote, only for its players and administrators',
    said: 'Game found',
    access: 'anyone',
    madeFrom: ['game:{id}', 'record:*', 'standings:* by winnersPlace'],
    token: 'more',
    params: idParams,
    reply: gameInFull,
  },
  'GET /api/v1/games/player/{id}': {
    summary: 'Games of a player; open ones only where the reader may see them',
    said: 'Games found',
    access: 'player',
    params: idParams,
    query: pageQuery.extend({
      status: z.enum(gameStatuses).optional(),
      isOpen: flag.optional().describe('those that are still to be played, confirmed or decided'),
    }),
    reply: z.array(game),
    paged: true,
  },
  'GET /api/v1/games/invitations': {
    summary: 'Own invitations that wait for an answer, in both directions',
    said: 'Invitations found',
    access: 'player',
    reply: z.array(game),
  },
  'GET /api/v1/games/to-decide': {
    summary:
      'Games that wait for an administrator: disputed ones, and results that no deadline confirms; the last to be moved first',
    said: 'Games to decide found',
    access: 'admin',
    query: pageQuery,
    reply: z.array(game),
    paged: true,
  },
  'POST /api/v1/games/invitations': {
    summary:
      'Invite an active member of the same league, with up to three times; 409 carries the game that the two have open',
    said: 'Invitation sent',
    access: 'player',
    limit: 'invitation',
    body: invitation,
    reply: game,
  },
  'POST /api/v1/games/invitations/{id}/accept': {
    ...oneGame,
    summary: 'Accept an invitation, choosing one of the proposed times; without one they stay the inviter’s proposal',
    said: 'Invitation accepted',
    body: z.strictObject({ slot: sentInstant.optional(), version }).default({}),
  },
  'POST /api/v1/games/invitations/{id}/reject': {
    ...oneGame,
    summary: 'Reject an invitation',
    said: 'Invitation rejected',
    body: rejection.default({}),
  },
  'POST /api/v1/games/{id}/reschedule': {
    ...oneGame,
    summary:
      'Propose new times, and a place with them; until the other player agrees, nothing of the accepted game changes',
    said: 'New times proposed',
    body: proposal,
  },
  'POST /api/v1/games/{id}/reschedule/agree': {
    ...oneGame,
    summary: 'Agree to one of the times that the other player proposed, and to the place proposed with them',
    said: 'Time agreed',
    body: z.strictObject({ slot: sentInstant, version }),
  },
  'PUT /api/v1/games/{id}': {
    ...oneResult,
    summary: `Cancel a game (status CANCELLED), or submit its result (status PENDING_CONFIRMATION); a win without play is claimed from ${CLAIM_AFTER_MINUTES} minutes after the agreed time on, and no game is broken off before it`,
    said: 'Game changed',
    body: gameChange,
  },
  'POST /api/v1/games': {
    summary: 'Record a game that was played without an invitation; the other player confirms it',
    said: 'Game recorded',
    access: 'player',
    limit: 'result',
    body: recordedGame,
    reply: game,
  },
  'POST /api/v1/games/{id}/confirm': {
    ...oneResult,
    summary: 'Confirm the result that the other player submitted; ratings and table move',
    said: 'Result confirmed',
    body: z.strictObject({ version }).default({}),
  },
  'POST /api/v1/games/{id}/dispute': {
    ...oneResult,
    summary:
      'Dispute the result that the other player submitted, or the score at which they broke the game off: that one is dropped, and the agreed time holds again',
    said: 'Result disputed',
    body: dispute,
  },
  'POST /api/v1/games/{id}/withdraw': {
    ...oneResult,
    summary: 'Withdraw the result one submitted; a corrected one is replaced by the one that was disputed',
    said: 'Result withdrawn',
    body: z.strictObject({ version }).default({}),
  },
  'POST /api/v1/games/{id}/decide': {
    ...oneGame,
    access: 'admin',
    audit: 'game.decided',
    summary: 'Decide a game one does not play in: confirm, correct (also a completed one) or void it, with a reason',
    said: 'Game decided',
    body: decision,
  },
  'GET /api/v1/games/what-if': {
    summary: 'The chance against an opponent, and what a win or a loss would move',
    said: 'Chances reckoned',
    access: 'player',
    query: z.object({ leagueId: idInAddress, opponentId: idInAddress }),
    reply: whatIf,
  },
  'GET /api/v1/games/opponents': {
    summary:
      'Whom one may invite in a league, nearest in rating first, or those first whom one has not met for longest',
    said: 'Opponents found',
    access: 'player',
    query: pageQuery.extend({
      leagueId: idInAddress,
      q: nameQuery.optional(),
      opponentId: idInAddress.optional().describe('this one alone'),
      sort: z.enum(['nearest', 'longest']).default('nearest'),
    }),
    reply: z.array(opponent),
    paged: true,
  },
  'GET /api/v1/players/{id}/head-to-head/{otherId}': {
    summary: 'Completed meetings of two players: their balance, where they meet, and a page of the games',
    said: 'Meetings found',
    access: 'anyone',
    madeFrom: ['record:{id}', 'record:{otherId}', 'person:{id}', 'person:{otherId}', 'leagues'], // where both may meet
    params: z.object({ id: idInAddress, otherId: idInAddress }),
    query: pageQuery,
    reply: headToHead,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof gamesContract> {}
}
