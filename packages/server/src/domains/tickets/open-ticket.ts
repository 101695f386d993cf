import { createHash } from 'node:crypto'
import { refuseProgram } from '@matchbol/core/tickets/guest-form'
import type { TicketPerson } from '@matchbol/core/tickets/rules'
import type { NewTicket, TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import type { Insertable } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { insertMessage, type Words } from './insert-message.ts'
import type { TicketsTable } from './tables.ts'
import { cardOf, holdWriter, selectTickets } from './ticket-row.ts'

/** Opens a ticket of a signed-in person. @throws Refusal IMAGE_NOT_YOURS */
export const openTicket = (
  db: Db,
  { category, subject, body, pictures }: NewTicket,
  me: TicketPerson,
  now: Date,
): Promise<TicketCard> =>
  inTransaction(db, async (db) => {
    await holdWriter(db, me.id)
    const id = await beginTicket(db, { category, subject, author_id: me.id }, { body, pictures }, now)
    return readCard(db, id, me.id)
  })

/**
 * Opens a ticket of somebody without a session. The same form with the same words opens no second one.
 * @param openedFor milliseconds since the form was opened, where its seal is ours
 * @throws Refusal those of `refuseProgram`, IMAGE_NOT_YOURS
 */
export function openGuestTicket(
  db: Db,
  sent: NewTicket,
  openedFor: number | undefined,
  now: Date,
): Promise<TicketCard> {
  refuseProgram(sent, openedFor)
  const { category, subject, body, pictures, contact = null, seal } = sent
  const words = JSON.stringify([seal, category, subject, body, contact])
  const form_key = createHash('sha256').update(words).digest('base64url')
  return inTransaction(db, async (db) => {
    const ticket = { category, subject, author_id: null, contact, form_key }
    return readCard(db, await beginTicket(db, ticket, { body, pictures }, now), undefined)
  })
}

type Begun = Pick<Insertable<TicketsTable>, 'category' | 'subject' | 'author_id'> &
  Partial<Pick<Insertable<TicketsTable>, 'contact' | 'form_key' | 'is_dispute' | 'game_id'>>

/** Writes a ticket with its first message. @returns its number, or that of the one which the same form has opened before */
export async function beginTicket(db: Db, begun: Begun, words: Words, now: Date): Promise<number> {
  const row = await db
    .insertInto('tickets')
    .values({ ...begun, status: 'OPEN', created_at: now, moved_at: now })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returning(['id', 'author_id'])
    .executeTakeFirst()
  if (!row) return openedBefore(db, begun.form_key)
  await insertMessage(db, { ticket_id: row.id, author_id: row.author_id, is_internal: false }, words, now)
  const { id: ticketId, author_id: authorId } = row
  await emit(db, { type: 'ticket.moved', ticketId, authorId, actorId: authorId, isForAuthor: true }, now)
  return ticketId
}

const openedBefore = async (db: Db, key: string | null | undefined) =>
  (
    await db
      .selectFrom('tickets')
      .select('id')
      .where('form_key', '=', key ?? '')
      .executeTakeFirstOrThrow()
  ).id

const readCard = async (db: Db, id: number, readerId: number | undefined) =>
  cardOf(await selectTickets(db).where('tickets.id', '=', id).executeTakeFirstOrThrow(), readerId)
