import * as z from 'zod'
import { idParams } from '../shared/address-shapes.ts'
import { type Contract, fileReply } from '../shared/endpoint.ts'

export const calendarContract = {
  'POST /api/v1/users/me/calendar': {
    summary: 'Make a calendar feed of the own games and events, or replace it; its secret address is told this once',
    said: 'Calendar feed made',
    access: 'player',
    isSecret: true,
    reply: z.object({
      url: z.string().describe('without a scheme and host where the server does not know its address'),
    }),
  },
  'DELETE /api/v1/users/me/calendar': {
    summary: 'End the own calendar feed',
    said: 'Calendar feed ended',
    access: 'player',
    reply: z.null(),
  },
  'GET /api/v1/games/{id}/calendar': {
    summary: 'An own game with an agreed time, for the calendar of a phone',
    said: 'Game written for a calendar',
    access: 'player',
    params: idParams,
    reply: z.object({ ics: z.string().describe('a file of iCalendar') }),
  },
  'GET /calendar/{secret}.ics': {
    summary: 'The feed itself, for programs that know nothing but its address',
    access: 'anyone',
    secretParams: ['secret'],
    params: z.object({ secret: z.string().regex(/^[\w-]{32}$/) }),
    cache: { keptBy: 'browser', seconds: 0 },
    reply: fileReply('text/calendar; charset=utf-8'),
  },
  'GET /events/{id}.ics': {
    summary: 'An event for anybody’s calendar; one that is cancelled says so',
    access: 'anyone',
    madeFrom: ['event:{id}'],
    params: idParams,
    reply: fileReply('text/calendar; charset=utf-8'),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof calendarContract> {}
}
