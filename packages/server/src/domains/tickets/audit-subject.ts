import { Refusal } from '@matchbol/core/shared/refusal'
import type { ticketsContract } from '@matchbol/core/tickets/contract'
import { maySeeTicket, type TicketPerson } from '@matchbol/core/tickets/rules'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { readTicket } from './read-tickets.ts'

interface TicketCall {
  db: Db
  me: TicketPerson
  params: { id: number }
}

/** Nobody learns of a ticket that is not theirs to see. */
async function ownerOf({ db, me, params }: TicketCall) {
  const row = await db.selectFrom('tickets').select('author_id').where('id', '=', params.id).executeTakeFirst()
  if (!row || !maySeeTicket(me, { authorId: row.author_id })) throw new Refusal('NOT_FOUND')
  return row.author_id ?? undefined
}

const subject = { row: ticketRow, named: ({ params }: TicketCall) => params.id, owner: ownerOf }

/** What the audited calls are about. Of a conversation the audit keeps how it stands and how much was written, and nothing of what is said. */
export const ticketsAudit: AuditSubjects<typeof ticketsContract> = {
  'ticket.changed': subject,
  'ticket.answered': subject,
}

async function ticketRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  return {
    ids: { ticketId: id, ...(row.author_id !== null && { userId: row.author_id }) },
    version: row.version,
    fields: { status: row.status, category: row.category, ...(await countWords(db, id)) },
    present: (reader) => readTicket(db, id, reader),
  }
}

/** Asked once the ticket is held, so that nobody writes meanwhile. */
const countWords = (db: Db, ticketId: number) =>
  db
    .selectFrom('ticket_messages')
    .where('ticket_id', '=', ticketId)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('is_internal', '=', false).as('messages'),
      eb.fn.countAll<number>().filterWhere('is_internal', '=', true).as('notes'),
    ])
    .executeTakeFirstOrThrow()
