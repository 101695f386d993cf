import * as z from 'zod'
import { idInAddress, idParams, versionQuery } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { flag, id, nameQuery, search, seenVersion } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import {
  category,
  categoryChanges,
  league,
  leagueChanges,
  leagueChoice,
  leaguePlayer,
  newCategory,
  newLeague,
  nextSeason,
  season,
  seasonChanges,
  userLeague,
} from './league-shapes.ts'
import { leagueTable, tableQuery } from './table/table-shapes.ts'

export const leaguesContract = {
  'GET /api/v1/leagues': {
    summary: 'Leagues by name, in the Ukrainian alphabet',
    access: 'anyone',
    madeFrom: ['leagues', 'figures'],
    query: pageQuery.extend({ isActive: flag.optional(), q: search.optional() }),
    reply: z.array(league),
    paged: true,
  },
  'GET /api/v1/leagues/choice': {
    summary: 'The league that a page is about: the one named, else the liveliest; with what else can be chosen there',
    access: 'anyone',
    madeFrom: ['leagues', ['standings:{leagueId}', 'figures']],
    query: z.object({ leagueId: idInAddress.optional() }),
    reply: leagueChoice,
  },
  'GET /api/v1/leagues/{id}': {
    summary: 'One league',
    access: 'anyone',
    madeFrom: ['league:{id}', 'standings:{id}'],
    params: idParams,
    reply: league,
  },
  'POST /api/v1/leagues': {
    summary: 'Found a league; its first season starts with it',
    access: 'admin',
    audit: 'league.founded',
    body: newLeague,
    reply: league,
  },
  'PUT /api/v1/leagues/{id}': {
    summary: 'Change a league; changed rules count from its next season',
    access: 'admin',
    audit: 'league.changed',
    params: idParams,
    body: leagueChanges,
    reply: league,
  },
  'DELETE /api/v1/leagues/{id}': {
    summary: 'Delete a league in which nobody ever played or sent an invitation; otherwise set isActive to false',
    access: 'admin',
    audit: 'league.deleted',
    params: idParams,
    query: versionQuery,
    reply: z.null(),
  },
  'GET /api/v1/leagues/{id}/table': {
    summary: 'The league table of a season, 50 rows to a page: the running season when none is named',
    access: 'anyone',
    madeFrom: ['league:{id}', 'standings:{id}', 'people'],
    params: idParams,
    query: tableQuery,
    reply: leagueTable,
    paged: true,
  },
  'GET /api/v1/leagues/{id}/seasons': {
    summary: 'Seasons of a league, newest first',
    access: 'anyone',
    madeFrom: ['league:{id}'],
    params: idParams,
    query: pageQuery,
    reply: z.array(season),
    paged: true,
  },
  'POST /api/v1/leagues/{id}/seasons': {
    summary:
      'Finish the running season now (its table stays with the members and ratings it ends with, and moves only where a game of it is corrected) and start the next, in one transaction; a name that the league has had gets a number',
    access: 'admin',
    audit: 'season.started',
    params: idParams,
    body: nextSeason,
    reply: season,
  },
  'PUT /api/v1/seasons/{id}': {
    summary: 'Rename a season or move the announced end of the running one; null announces none',
    access: 'admin',
    audit: 'season.changed',
    params: idParams,
    body: seasonChanges,
    reply: season,
  },
  'GET /api/v1/leagues/{id}/available-players': {
    summary: 'People who are not active members of the league',
    access: 'admin',
    params: idParams,
    query: pageQuery.extend({ categoryId: idInAddress.optional(), q: nameQuery.optional() }),
    reply: z.array(playerRef),
    paged: true,
  },
  'GET /api/v1/user-leagues/players': {
    summary: 'Active members of a league, by name in the Ukrainian alphabet',
    access: 'anyone',
    madeFrom: ['standings:{leagueId}', 'people'],
    isHeavy: true,
    query: pageQuery.extend({ leagueId: idInAddress, categoryId: idInAddress.optional(), q: nameQuery.optional() }),
    reply: z.array(leaguePlayer),
    paged: true,
  },
  'POST /api/v1/user-leagues': {
    summary: 'Add a person to a league',
    access: 'admin',
    audit: 'membership.started',
    body: z.strictObject({ userId: id, leagueId: id, categoryId: id.nullish() }),
    reply: userLeague,
  },
  'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}': {
    summary: 'Leave a league, or (ADMIN) remove a player from it; open games there are cancelled',
    access: 'player',
    audit: 'membership.ended',
    params: z.object({ leagueId: idInAddress, userLeagueId: idInAddress }),
    query: versionQuery,
    reply: z.null(),
  },
  'GET /api/v1/categories': {
    summary: 'Categories by level (missing = 0), then name',
    access: 'anyone',
    madeFrom: [['league:{leagueId}', 'leagues']],
    query: pageQuery.extend({ leagueId: idInAddress.optional(), isActive: flag.optional() }),
    reply: z.array(category),
    paged: true,
  },
  'GET /api/v1/categories/{id}': {
    summary: 'One category',
    access: 'anyone',
    madeFrom: ['leagues'],
    params: idParams,
    reply: category,
  },
  'POST /api/v1/categories': {
    summary: 'Add a category to a league',
    access: 'admin',
    audit: 'category.added',
    body: newCategory,
    reply: category,
  },
  'PUT /api/v1/categories/{id}': {
    summary: 'Change a category; startPoints counts for those who have no rated game yet',
    access: 'admin',
    audit: 'category.changed',
    params: idParams,
    body: categoryChanges,
    reply: category,
  },
  'DELETE /api/v1/categories/{id}': {
    summary:
      'Delete a category that no member has, and in which no game or invitation was ever begun; otherwise set isActive to false',
    access: 'admin',
    audit: 'category.deleted',
    params: idParams,
    query: versionQuery,
    reply: z.null(),
  },
  'POST /api/v1/users/join-league': {
    summary:
      'Join a league that takes one’s gender, with or without a category; `userId` acts for another (ADMIN), whatever their gender',
    access: 'player',
    audit: 'membership.started',
    body: z.strictObject({ leagueId: id, categoryId: id.nullish(), userId: id.optional() }),
    reply: userLeague,
  },
  'POST /api/v1/users/join-category': {
    summary: 'Choose a category of a league one is in',
    access: 'player',
    audit: 'membership.changed',
    body: z.strictObject({ leagueId: id, categoryId: id, userId: id.optional(), version: seenVersion }),
    reply: userLeague,
  },
  'PUT /api/v1/users/change-category': {
    summary: 'Change the category, or leave it by sending none',
    access: 'player',
    audit: 'membership.changed',
    body: z.strictObject({
      categoryId: z.union([z.literal('').transform(() => null), id]).nullish(),
      leagueId: id.optional(),
      userId: id.optional(),
      version: seenVersion,
    }),
    reply: userLeague,
  },
  'PUT /api/v1/users/change-league': {
    summary: 'Leave one league and join another, in one transaction',
    access: 'player',
    audit: 'membership.switched',
    body: z.strictObject({
      fromLeagueId: id,
      leagueId: id,
      categoryId: id.nullish(),
      userId: id.optional(),
      version: seenVersion,
    }),
    reply: userLeague,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof leaguesContract> {}
}
