import * as z from 'zod'
import { game } from '../games/game-shapes.ts'
import { categoryRef, league, leagueChoice, leagueRules } from '../leagues/league-shapes.ts'
import { leagueTable, tableQuery } from '../leagues/table/table-shapes.ts'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { instant, nameQuery } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'

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
        points: z.array(
          z.object({
            at: instant,
            points: z.number(),
            change: z.number(),
            gameId: z.int(),
            opponent: playerRef.pick({ firstName: true, lastName: true }),
            isWon: z.boolean(),
            score: z.string().nullable().describe('winner first'),
          }),
        ),
      }),
    )
    .describe(
      'per league, in the order in which the games moved the rating; of more than 100 games evenly spaced ones',
    ),
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

const monthOfGames = z.object({ month, games: z.int() })

/** How the completed games of the last twelve months ended; a game may be in none of these and in more than one. */
const shares = z.object({
  games: z.int(),
  straightSets: z.int().describe('won without losing a set; matches of one set are not counted'),
  decidingSet: z.int().describe('went to the last set that the format allows'),
  withTiebreak: z.int().describe('had a tie-break inside a set'),
  retired: z.int(),
  unplayed: z.int().describe('walkovers and defaults'),
})

const band = z.object({ from: z.int(), to: z.int(), players: z.int() })

/** The figures of the whole site. */
export const siteStatistics = z.object({
  players: z.int().describe('active members of leagues'),
  games: z.int().describe('completed ones, ever'),
  leagues: z.int().describe('open ones'),
  gamesByMonth: z.array(monthOfGames).describe('the last twelve months, oldest first, also those without a game'),
  shares,
  ratingBands: z.array(band).describe('active members with a rated game, in each league by itself'),
  mostActive: z
    .array(z.object({ player: playerRef, games: z.int(), won: z.int() }))
    .describe('who has completed most games in the present month of Kyiv’s calendar, five at most'),
  mostPlayed: z
    .array(
      league
        .pick({ id: true, name: true, city: true, gender: true, playersCount: true, gamesCount: true })
        .extend({ seasonName: z.string().describe('the running one') }),
    )
    .describe('the most played open leagues, twelve at most'),
})
export type SiteStatistics = z.output<typeof siteStatistics>

/** What the page of a league draws beside its table. */
export const leagueStatistics = z.object({
  gamesByMonth: z.array(monthOfGames).describe('the last twelve months, oldest first, also those without a game'),
  shares,
  ratingBands: z.array(band).describe('active members with a rated game'),
  categories: z
    .array(
      z.object({
        category: categoryRef.nullable(),
        players: z.int().describe('active members'),
        rated: z.int().describe('of them with a rated game'),
        averagePoints: z.number().nullable(),
        games: z.int().describe('of the last twelve months, with at least one player of the category'),
      }),
    )
    .describe('highest level first, those without a category last'),
})
export type LeagueStatistics = z.output<typeof leagueStatistics>

const leaguePage = leagueChoice
  .pick({ leagues: true, seasons: true, categories: true })
  .extend({
    league: league.omit({ version: true, slug: true, rules: true, activeSeason: true }),
    categoryId: z.int().nullable().describe('the category whose table it is'),
    rules: leagueRules.describe('of the season shown'),
    table: leagueTable,
    pictureVersion: z
      .string()
      .nullable()
      .describe(
        'of the picture to be shared, which shows the first places of the running season; null where others are shown',
      ),
    statistics: leagueStatistics,
  })
  .nullable()
  .describe('null where there is no league yet')

export const statsContract = {
  'GET /api/v1/stats/summary': {
    summary: 'Figures of the whole site',
    said: 'Statistics found',
    access: 'anyone',
    madeFrom: ['figures', 'games', 'leagues'],
    isHeavy: true,
    reply: siteStatistics,
  },
  'GET /api/v1/stats/leagues': {
    summary: 'A page of a league’s table with what stands around it: of the liveliest league when none is named',
    said: 'League statistics found',
    access: 'anyone',
    madeFrom: ['leagues', ['standings:{leagueId}', 'figures'], 'standings:*', ['games:{leagueId}', 'games'], 'people'],
    query: tableQuery.omit({ playerId: true }).extend({ leagueId: idInAddress.optional() }),
    reply: leaguePage,
    paged: true,
  },
  'GET /api/v1/stats/leagues/{id}': {
    summary: 'What a league’s charts draw: games by month, how they ended, ratings, categories',
    said: 'League statistics found',
    access: 'anyone',
    madeFrom: ['standings:{id}', 'league:{id}', 'games:{id}'],
    isHeavy: true,
    params: idParams,
    reply: leagueStatistics,
  },
  'GET /api/v1/stats/players': {
    summary: 'Players with completed games by what `q` says of their name, by the alphabet; ten at most',
    said: 'Players found',
    access: 'anyone',
    madeFrom: ['people', 'figures'],
    query: z.object({
      q: nameQuery,
      leagueId: idInAddress.optional().describe('only those who have played in this league'),
    }),
    reply: z.array(playerRef),
  },
  'GET /api/v1/stats/players/{id}': {
    summary: 'What a player’s charts draw: months, form, best win, rivals, rating line, records',
    said: 'Player statistics found',
    access: 'anyone',
    madeFrom: ['record:{id}', 'person:{id}', 'standings:*'],
    isHeavy: true,
    params: idParams,
    reply: playerStatistics,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof statsContract> {}
}
