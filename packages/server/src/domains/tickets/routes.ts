import { ticketsContract } from '@matchbol/core/tickets/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { ticketsAudit } from './audit-subject.ts'
import { openedFor, sealForm } from './form-seal.ts'
import { changeTicket, seeTicket, writeMessage } from './move-ticket.ts'
import { openGuestTicket, openTicket } from './open-ticket.ts'
import { listTickets, readTicket, readTicketPicture } from './read-tickets.ts'

/** @param secret seals the forms of guests */
export const ticketsRoutes = (secret: string): Route[] =>
  serve(
    ticketsContract,
    {
      'GET /api/v1/tickets': ({ db, query, me }) => listTickets(db, query, me),
      'GET /api/v1/tickets/form': ({ now }) => ({ seal: sealForm(secret, now) }),
      'GET /api/v1/tickets/{id}': ({ db, params, me }) => readTicket(db, params.id, me),
      'GET /api/v1/tickets/{id}/pictures/{file}': ({ db, params, me }) =>
        readTicketPicture(db, params.id, params.file, me),
      'POST /api/v1/tickets': ({ db, body, me, now }) =>
        me ? openTicket(db, body, me, now) : openGuestTicket(db, body, openedFor(secret, body.seal, now), now),
      'PUT /api/v1/tickets/{id}': ({ db, params, body, me, now }) => changeTicket(db, params.id, body, me, now),
      'POST /api/v1/tickets/{id}/messages': ({ db, params, body, me, now }) =>
        writeMessage(db, params.id, body, me, now),
      'POST /api/v1/tickets/{id}/seen': ({ db, params, body, me }) => seeTicket(db, params.id, body.messageId, me),
    },
    ticketsAudit,
  )
