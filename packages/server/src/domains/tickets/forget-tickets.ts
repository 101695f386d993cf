import { DAY } from '@matchbol/core/shared/durations'
import { CLOSED_AFTER_DAYS, GUEST_WORDS_DAYS } from '@matchbol/core/tickets/limits'
import { statusesBefore } from '@matchbol/core/tickets/rules'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { keepPictures } from '../texts/keep-pictures.ts'

/** So many at a time. */
const AT_ONCE = 500

/** Closes what was resolved long ago, and forgets what guests wrote in what was moved longer ago still, whatever became of it. */
export const tidyTickets = (db: Db, now: Date) =>
  inTransaction(db, async (db) => {
    const closed = await db
      .updateTable('tickets')
      .set({ status: 'CLOSED' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('tickets')
          .select('id')
          .where('status', 'in', statusesBefore('close', 'deadline'))
          .where('moved_at', '<', daysBefore(now, CLOSED_AFTER_DAYS))
          .orderBy('id')
          .limit(AT_ONCE)
          .forNoKeyUpdate(),
      )
      .returning(['id', 'author_id'])
      .execute()
    for (const { id: ticketId, author_id: authorId } of closed)
      await emit(db, { type: 'ticket.moved', ticketId, authorId, actorId: null, isForAuthor: true }, now)
    const ofGuests = await db
      .selectFrom('tickets')
      .select('id')
      .where('contact', 'is not', null)
      .where('moved_at', '<', daysBefore(now, GUEST_WORDS_DAYS))
      .orderBy('id')
      .limit(AT_ONCE)
      .forNoKeyUpdate()
      .execute()
    for (const { id: ticketId } of ofGuests) {
      await forgetTicketWords(db, ticketId)
      await emit(db, { type: 'ticket.moved', ticketId, authorId: null, actorId: null, isForAuthor: false }, now)
    }
  })

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/** The tickets of a person who deletes their account are closed; of what was said in them nothing stays, not even the answers. */
export async function forgetTickets(db: Db, userId: number, now: Date) {
  const own = await db
    .selectFrom('tickets')
    .select('id')
    .where('author_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id } of own) {
    await forgetTicketWords(db, id)
    const told = { ticketId: id, authorId: userId, actorId: userId, isForAuthor: false }
    await emit(db, { type: 'ticket.moved', ...told }, now)
  }
}

/** Its number, category and game stay; it is closed, since nobody could go on with it. */
async function forgetTicketWords(db: Db, ticketId: number) {
  const shown = await db
    .selectFrom('text_pictures')
    .select('text_id')
    .distinct()
    .where('kind', '=', 'message')
    .where('text_id', 'in', (eb) => eb.selectFrom('ticket_messages').select('id').where('ticket_id', '=', ticketId))
    .execute()
  for (const { text_id: id } of shown) await keepPictures(db, { kind: 'message', id }, [], 0)
  await db.deleteFrom('ticket_messages').where('ticket_id', '=', ticketId).execute()
  await db
    .updateTable('tickets')
    .set({ status: 'CLOSED', subject: '', contact: null, form_key: null, answer_id: 0, seen_id: 0 })
    .where('id', '=', ticketId)
    .execute()
}
