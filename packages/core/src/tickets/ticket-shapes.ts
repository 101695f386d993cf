import * as z from 'zod'
import { game } from '../games/game-shapes.ts'
import { id, instant, line, name, optionalLine, pictureUrl, seenVersion, text } from '../shared/shapes.ts'
import { playerRef } from '../users/user-shapes.ts'
import { isContact } from './guest-form.ts'
import { MOST_MESSAGE_PICTURES, ticketLengths } from './limits.ts'
import { ticketCategories, ticketStatuses } from './statuses.ts'

/** A ticket on a list. */
export const ticketCard = z.object({
  id: z.int().describe('its number'),
  subject: z.string().describe('empty once its author is gone'),
  category: z.enum(ticketCategories),
  status: z.enum(ticketStatuses),
  author: playerRef.nullable().describe('null for a guest'),
  isDispute: z.boolean().describe('opened by disputing a result'),
  isUnread: z.boolean().describe('answered since its author last looked; for others never'),
  createdAt: instant,
  movedAt: instant.describe('of the last message or change of status'),
  version: z.int(),
})
export type TicketCard = z.output<typeof ticketCard>

export const ticketMessage = z.object({
  id: z.int(),
  author: playerRef.nullable().describe('null for a guest, and for what the club has decided by its command line'),
  isOfAuthor: z.boolean().describe('by whom the ticket is, and not by an administrator'),
  isInternal: z.boolean().describe('a note between administrators'),
  body: z.string(),
  pictures: z.array(z.string()).describe('addresses of the API, which take the token of whoever may read the message'),
  at: instant,
})
export type TicketMessage = z.output<typeof ticketMessage>

/** A ticket with its conversation. */
export const ticket = ticketCard.extend({
  contact: z.string().nullable().describe('of a guest, told to administrators'),
  game: game.nullable().describe('what it is about'),
  messages: z.array(ticketMessage).describe('the earliest first'),
})
export type Ticket = z.output<typeof ticket>

const written = {
  body: text(ticketLengths.message),
  pictures: z.array(pictureUrl).max(MOST_MESSAGE_PICTURES).default([]).describe('uploads of one’s own'),
}

export const newTicket = z.strictObject({
  category: z.enum(ticketCategories),
  subject: name(ticketLengths.subject),
  ...written,
  gameId: id.optional().describe('a game of one’s own that it is about; not of a guest'),
  contact: optionalLine(ticketLengths.contact).describe(
    'of a guest: e-mail address, telephone number or name in Telegram',
  ),
  website: z.string().max(300).optional().describe('stays empty: people do not see it'),
  seal: z.string().max(200).optional().describe('of a guest: from the form that they opened'),
})
export type NewTicket = z.output<typeof newTicket>

/** The same of a guest, as their form checks it. */
export const guestTicket = newTicket.extend({
  contact: line(ticketLengths.contact).refine(isContact, 'An e-mail address, a telephone number or a name in Telegram'),
})

export const newMessage = z.strictObject({
  ...written,
  isInternal: z.boolean().default(false).describe('of an administrator: only administrators read it'),
})
export type NewMessage = z.output<typeof newMessage>

export const ticketChanges = z.strictObject({
  status: z
    .enum(ticketStatuses)
    .optional()
    .describe('author: RESOLVED, and OPEN to reopen it; administrator: any other than the present'),
  category: z.enum(ticketCategories).optional().describe('by an administrator'),
  version: seenVersion,
})
export type TicketChanges = z.output<typeof ticketChanges>
