import { createHash } from 'node:crypto'
import { isPlayerOf } from '@matchbol/core/games/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { refuseProgram } from '@matchbol/core/tickets/guest-form'
import type { TicketPerson } from '@matchbol/core/tickets/rules'
import type { NewTicket, TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import { type Insertable, sql } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { insertMessage, type Words } from './insert-message.ts'
import type { TicketsTable } from './tables.ts'
import { cardOf, holdWriter, selectTickets } from './ticket-row.ts'

/** Opens a ticket of a signed-in person. @throws Refusal GAME_NOT_YOURS, IMAGE_NOT_YOURS */
export const openTicket = (
  db: Db,
  { category, subject, body, pictures, gameId }: NewTicket,
  me: TicketPerson,
  now: Date,
): Promise<TicketCard> =>
  inTransaction(db, async (db) => {
    await holdWriter(db, me.id)
    if (gameId !== undefined) await refuseForeignGame(db, gameId, me)
    const ticket = { category, subject, author_id: me.id, game_id: gameId ?? null }
    return readCard(db, await beginTicket(db, ticket, { body, pictures }, now), me.id)
  })

/**
 * Opens a ticket of somebody without a session. A form opens one: with the same words once more it answers that one.
 * @param openedFor milliseconds since the form was opened, where its seal is ours
 * @throws Refusal those of `refuseProgram`, FORM_USED, GAME_NOT_YOURS, IMAGE_NOT_YOURS
 */
export function openGuestTicket(
  db: Db,
  sent: NewTicket,
  openedFor: number | undefined,
  now: Date,
): Promise<TicketCard> {
  refuseProgram(sent, openedFor)
  if (sent.gameId !== undefined) throw new Refusal('GAME_NOT_YOURS')
  const { category, subject, body, pictures, contact = null, seal } = sent
  const form_key = createHash('sha256')
    .update(seal ?? '')
    .digest('base64url')
  return inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${form_key}))`.execute(db)
    const before = await openedBy(db, form_key)
    if (before && !(before.subject === subject && before.body === body && before.contact === contact))
      throw new Refusal('FORM_USED')
    const ticket = { category, subject, author_id: null, contact, form_key }
    return readCard(db, before?.id ?? (await beginTicket(db, ticket, { body, pictures }, now)), undefined)
  })
}

type Begun = Pick<Insertable<TicketsTable>, 'category' | 'subject' | 'author_id'> &
  Partial<Pick<Insertable<TicketsTable>, 'contact' | 'form_key' | 'is_dispute' | 'game_id'>>

/** Writes a ticket with its first message. @returns its number */
export async function beginTicket(db: Db, begun: Begun, words: Words, now: Date): Promise<number> {
  const row = await db
    .insertInto('tickets')
    .values({ ...begun, status: 'OPEN', created_at: now, moved_at: now })
    .returning(['id', 'author_id'])
    .executeTakeFirstOrThrow()
  await insertMessage(db, { ticket_id: row.id, author_id: row.author_id, is_internal: false }, words, now)
  const { id: ticketId, author_id: authorId } = row
  await emit(db, { type: 'ticket.moved', ticketId, authorId, actorId: authorId, isForAuthor: true }, now)
  return ticketId
}

/** @throws Refusal GAME_NOT_YOURS, also for a game that there is not */
async function refuseForeignGame(db: Db, gameId: number, me: TicketPerson) {
  const game = await db
    .selectFrom('games')
    .select(['inviter_id as inviterId', 'invitee_id as inviteeId'])
    .where('id', '=', gameId)
    .executeTakeFirst()
  if (!game || !isPlayerOf(me, game)) throw new Refusal('GAME_NOT_YOURS')
}

/** What a form has opened, with the words that it was opened with. */
const openedBy = (db: Db, formKey: string) =>
  db
    .selectFrom('tickets')
    .innerJoin('ticket_messages', 'ticket_messages.ticket_id', 'tickets.id')
    .select(['tickets.id', 'tickets.subject', 'tickets.contact', 'ticket_messages.body'])
    .where('tickets.form_key', '=', formKey)
    .orderBy('ticket_messages.id')
    .limit(1)
    .executeTakeFirst()

const readCard = async (db: Db, id: number, readerId: number | undefined) =>
  cardOf(await selectTickets(db).where('tickets.id', '=', id).executeTakeFirstOrThrow(), readerId)
