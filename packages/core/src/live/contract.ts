import * as z from 'zod'
import { type Contract, eventStream } from '../shared/endpoint.ts'

/** What an open page of a person hears: by numbers alone, for what stands behind them it asks. */
export const liveEvent = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('game.moved'), gameId: z.int(), version: z.int() })
    .describe('somebody else, or a deadline, has moved a game of mine: its page and my counters are out of date'),
  z
    .object({ type: z.literal('ticket.moved'), ticketId: z.int() })
    .describe('somebody has written in a ticket of mine or moved it; of an administrator, in any'),
  z
    .object({ type: z.literal('event.registration-moved'), eventId: z.int() })
    .describe('a place at an event became free for me, or somebody else has taken me out of it'),
  z
    .object({ type: z.literal('event.places-moved'), eventId: z.int() })
    .describe('who goes to an event has changed, whoever it was: its page is out of date'),
  z
    .object({ type: z.literal('missed') })
    .describe('something may have been missed: all that is shown may be out of date'),
])
export type LiveEvent = z.output<typeof liveEvent>

export const liveContract = {
  'GET /api/v1/users/me/events': {
    summary:
      'What happens to what is mine, and who goes to events, as it happens: server-sent events until the session ends or I leave',
    access: 'player',
    reply: eventStream(liveEvent),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof liveContract> {}
}
