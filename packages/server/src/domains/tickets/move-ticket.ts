import { Refusal } from '@matchbol/core/shared/refusal'
import { MOST_MESSAGES } from '@matchbol/core/tickets/limits'
import { moveByMessage, moveTo, nextTicketStatus, seesNotes, type TicketPerson } from '@matchbol/core/tickets/rules'
import type { NewMessage, Ticket, TicketChanges } from '@matchbol/core/tickets/ticket-shapes'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { insertMessage } from './insert-message.ts'
import { readTicket } from './read-tickets.ts'
import { holdWriter, lockTicket } from './ticket-row.ts'

/**
 * Changes the status of a ticket, or its category.
 * @throws Refusal NOT_FOUND, TICKET_MOVE_NOT_POSSIBLE, NOT_YOUR_TICKET
 */
export const changeTicket = (
  db: Db,
  id: number,
  { status: wanted, category }: TicketChanges,
  me: TicketPerson,
  now: Date,
): Promise<Ticket> =>
  inTransaction(db, async (db) => {
    const row = await lockTicket(db, id, me)
    const facts = { status: row.status, authorId: row.author_id }
    const isSorted = category !== undefined && category !== row.category
    if (isSorted && !seesNotes(me, facts)) throw new Refusal('NOT_YOUR_TICKET')
    const isMoved = wanted !== undefined && wanted !== row.status
    const status = isMoved ? nextTicketStatus(me, moveTo[wanted], facts) : row.status
    if (isMoved || isSorted) {
      const columns = { status, category: category ?? row.category, moved_at: now }
      await db.updateTable('tickets').set(columns).where('id', '=', id).execute()
      await tellMove(db, row, me, true, now)
    }
    return readTicket(db, id, me)
  })

/**
 * Writes into a ticket: the author's message opens it again, an administrator's answers, and a note is read by administrators only.
 * @throws Refusal NOT_FOUND, TICKET_MOVE_NOT_POSSIBLE, NOT_YOUR_TICKET, TICKET_HAS_NO_READER, TICKET_TOO_LONG, IMAGE_NOT_YOURS
 */
export const writeMessage = (
  db: Db,
  id: number,
  { body, pictures, isInternal }: NewMessage,
  me: TicketPerson,
  now: Date,
): Promise<Ticket> =>
  inTransaction(db, async (db) => {
    await holdWriter(db, me.id)
    const row = await lockTicket(db, id, me)
    const facts = { status: row.status, authorId: row.author_id }
    const move = moveByMessage(me, facts, isInternal)
    const status = nextTicketStatus(me, move, facts)
    await refuseTooLong(db, id)
    const place = { ticket_id: id, author_id: me.id, is_internal: isInternal }
    const messageId = await insertMessage(db, place, { body, pictures }, now)
    // who is not to read a note does not learn of it either
    if (move !== 'note') {
      const read = move === 'answer' ? { answer_id: messageId } : { seen_id: messageId }
      await db
        .updateTable('tickets')
        .set({ status, moved_at: now, ...read })
        .where('id', '=', id)
        .execute()
    }
    await tellMove(db, row, me, move !== 'note', now)
    return readTicket(db, id, me)
  })

/** The author has read a ticket up to this message. @throws Refusal NOT_FOUND */
export async function seeTicket(db: Db, id: number, messageId: number, me: TicketPerson): Promise<null> {
  const row = await db
    .updateTable('tickets')
    .set({ seen_id: sql<number>`greatest(seen_id, least(answer_id, ${messageId}::int))` })
    .where('id', '=', id)
    .where('author_id', '=', me.id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return null
}

async function refuseTooLong(db: Db, ticketId: number) {
  const { count } = await db
    .selectFrom('ticket_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_MESSAGES) throw new Refusal('TICKET_TOO_LONG', { limit: MOST_MESSAGES })
}

const tellMove = (
  db: Db,
  { id: ticketId, author_id: authorId }: { id: number; author_id: number | null },
  { id: actorId }: TicketPerson,
  isForAuthor: boolean,
  now: Date,
) => emit(db, { type: 'ticket.moved', ticketId, authorId, actorId, isForAuthor }, now)
