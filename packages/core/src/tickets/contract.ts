import * as z from 'zod'
import { idInAddress, idParams } from '../shared/address-shapes.ts'
import { type Contract, fileReply } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { flag, id } from '../shared/shapes.ts'
import { pictureFile } from '../uploads/picture-file.ts'
import { ticketStatuses } from './statuses.ts'
import { newMessage, newTicket, ticket, ticketCard, ticketChanges } from './ticket-shapes.ts'

export const ticketsContract = {
  'GET /api/v1/tickets': {
    summary: 'My tickets, the one moved last first; to administrators all of them, open ones first',
    said: 'Tickets found',
    access: 'player',
    query: pageQuery.extend({
      status: z.enum(ticketStatuses).optional(),
      own: flag.optional().describe('of an administrator: only my own'),
    }),
    reply: z.array(ticketCard),
    paged: true,
  },
  'GET /api/v1/tickets/form': {
    summary: 'Of the form for guests: the seal that says when it was opened, sent along with the ticket',
    said: 'Form opened',
    access: 'anyone',
    reply: z.object({ seal: z.string() }),
  },
  'GET /api/v1/tickets/{id}': {
    summary: 'A ticket with its conversation, for its author and administrators',
    said: 'Ticket found',
    access: 'player',
    params: idParams,
    reply: ticket,
  },
  'GET /api/v1/tickets/{id}/pictures/{file}': {
    summary: 'A picture of a message, for whoever may read that message',
    access: 'player',
    limit: 'picture',
    params: z.object({ id: idInAddress, file: pictureFile }),
    reply: fileReply('image/webp'),
  },
  'POST /api/v1/tickets': {
    summary:
      'Open a ticket; without a session with a contact and the seal of a form, which opens one: the same words once more answer that one',
    said: 'Ticket opened',
    access: 'anyone',
    token: 'more',
    limit: 'form',
    body: newTicket,
    reply: ticketCard,
  },
  'PUT /api/v1/tickets/{id}': {
    summary: 'Change the status of a ticket, or as an administrator its category',
    said: 'Ticket changed',
    access: 'player',
    audit: 'ticket.changed',
    params: idParams,
    body: ticketChanges,
    reply: ticket,
  },
  'POST /api/v1/tickets/{id}/messages': {
    summary: 'Write into a ticket: its author opens it again by that, an administrator answers or leaves a note',
    said: 'Message written',
    access: 'player',
    audit: 'ticket.answered',
    params: idParams,
    body: newMessage,
    reply: ticket,
  },
  'POST /api/v1/tickets/{id}/seen': {
    summary: 'I have read my ticket up to this message',
    said: 'Ticket read',
    access: 'player',
    isUnseen: true,
    params: idParams,
    body: z.strictObject({ messageId: id }),
    reply: z.null(),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof ticketsContract> {}
}
