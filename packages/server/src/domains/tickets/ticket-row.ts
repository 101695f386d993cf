import { Refusal } from '@matchbol/core/shared/refusal'
import type { TicketPerson } from '@matchbol/core/tickets/rules'
import { maySeeTicket } from '@matchbol/core/tickets/rules'
import type { TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { playerRefOf } from '../users/account-row.ts'
import { holdPerson } from '../users/hold-person.ts'
import type { TicketsTable } from './tables.ts'

/** Tickets with whom they are of. */
export const selectTickets = (db: Db) =>
  db
    .selectFrom('tickets')
    .leftJoin('users', 'users.id', 'tickets.author_id')
    .selectAll('tickets')
    .select(['users.first_name', 'users.last_name', 'users.photo_url'])

interface AuthorColumns {
  author_id: number | null
  first_name: string | null
  last_name: string | null
  photo_url: string | null
}
type CardRow = Selectable<TicketsTable> & AuthorColumns

export const cardOf = (row: CardRow, readerId: number | undefined): TicketCard => ({
  id: row.id,
  subject: row.subject,
  category: row.category,
  status: row.status,
  author: authorOf(row),
  isDispute: row.is_dispute,
  isUnread: row.author_id === readerId && row.answer_id > row.seen_id,
  createdAt: row.created_at.toISOString(),
  movedAt: row.moved_at.toISOString(),
  version: row.version,
})

/** Nobody for a guest. */
export const authorOf = ({ author_id, first_name, last_name, photo_url }: AuthorColumns) =>
  author_id === null
    ? null
    : playerRefOf({ id: author_id, first_name: first_name ?? '', last_name: last_name ?? '', photo_url })

/** A ticket, held while it moves. @throws Refusal NOT_FOUND, also for what is not the reader's to see */
export async function lockTicket(db: Db, id: number, reader: TicketPerson) {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row || !maySeeTicket(reader, { authorId: row.author_id })) throw new Refusal('NOT_FOUND')
  return row
}

/** Whoever writes, held before the ticket, so that no word comes after the account is gone. @throws Refusal NOT_FOUND */
export async function holdWriter(db: Db, personId: number) {
  if (!(await holdPerson(db, personId))) throw new Refusal('NOT_FOUND')
}
