import * as z from 'zod'
import { idParams, versionQuery } from '../shared/address-shapes.ts'
import type { Contract } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { clubEvent, eventCard, eventChanges, newEvent, registration } from './event-shapes.ts'

const month = z.string().regex(/^(?!9999)\d{4}-(?:0[1-9]|1[0-2])$/) // the year after has no day as people write it

export const eventsContract = {
  'GET /api/v1/events': {
    summary: 'Events: those that are not over when the day begins, the next first; the past ones; or those of a month',
    said: 'Events found',
    access: 'anyone',
    madeFrom: ['events'],
    token: 'more',
    query: pageQuery.extend({
      when: z.enum(['upcoming', 'past']).default('upcoming').describe('past: the last to end first'),
      month: month.optional().describe('2026-11, of Kyiv: all that begin in it, the first first; `when` is not heeded'),
    }),
    reply: z.array(eventCard),
    paged: true,
  },
  'GET /api/v1/events/drafts': {
    summary: 'Events that are not published yet, the next first',
    said: 'Drafts of events found',
    access: 'admin',
    query: pageQuery,
    reply: z.array(eventCard),
    paged: true,
  },
  'GET /api/v1/events/{id}': {
    summary: 'One event; to the signed-in with who goes and their own registration, a draft to administrators',
    said: 'Event found',
    access: 'anyone',
    madeFrom: ['event:{id}'],
    token: 'more',
    params: idParams,
    reply: clubEvent,
  },
  'GET /api/v1/events/{id}/registrations': {
    summary: 'Who has registered: who goes, who waits, who has left, each in the order of coming',
    said: 'Registrations found',
    access: 'admin',
    params: idParams,
    query: pageQuery,
    reply: z.array(registration),
    paged: true,
  },
  'POST /api/v1/events': {
    summary: 'Announce an event; without a status it is a draft',
    said: 'Event added',
    access: 'admin',
    audit: 'event.added',
    body: newEvent,
    reply: clubEvent,
  },
  'PUT /api/v1/events/{id}': {
    summary: 'Change, publish or cancel an event; places that are added go to those who wait',
    said: 'Event changed',
    access: 'admin',
    audit: 'event.changed',
    params: idParams,
    body: eventChanges,
    reply: clubEvent,
  },
  'DELETE /api/v1/events/{id}': {
    summary: 'Delete a draft; what was published is cancelled instead',
    said: 'Event deleted',
    access: 'admin',
    audit: 'event.deleted',
    params: idParams,
    query: versionQuery,
    reply: z.null(),
  },
  'POST /api/v1/events/{id}/registration': {
    summary: 'Register for an event; past its capacity, wait in the line',
    said: 'Registered for the event',
    access: 'player',
    params: idParams,
    reply: clubEvent,
  },
  'DELETE /api/v1/events/{id}/registration': {
    summary: 'Leave an event or its line; the place goes to the first who waits',
    said: 'Registration ended',
    access: 'player',
    params: idParams,
    reply: clubEvent,
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof eventsContract> {}
}
