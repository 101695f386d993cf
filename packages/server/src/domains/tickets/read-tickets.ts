import type { Page, PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import { maySeeTicket, seesNotes, type TicketPerson } from '@matchbol/core/tickets/rules'
import type { TicketStatus } from '@matchbol/core/tickets/statuses'
import type { Ticket, TicketCard, TicketMessage } from '@matchbol/core/tickets/ticket-shapes'
import { fileAddress } from '@matchbol/core/uploads/picture-address'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { mapPage, pageOf } from '../../platform/db/paging.ts'
import type { ServedFile } from '../../platform/http/serve.ts'
import { readGame } from '../games/game-row.ts'
import { readPicture } from '../uploads/serve-picture.ts'
import { authorOf, cardOf, selectTickets } from './ticket-row.ts'

interface TicketFilter extends PageQuery {
  status?: TicketStatus | undefined
  /** Of an administrator: only their own. */
  own?: boolean | undefined
}

/** A person's own tickets, or all of them for an administrator. @throws Refusal NOT_FOUND for a page beyond the last */
export async function listTickets(
  db: Db,
  { status, own, ...paging }: TicketFilter,
  reader: TicketPerson,
): Promise<Page<TicketCard>> {
  let rows = selectTickets(db)
  if (status) rows = rows.where('tickets.status', '=', status)
  if (own || !reader.isAdmin) rows = rows.where('tickets.author_id', '=', reader.id)
  else if (!status) rows = rows.orderBy(sql`(tickets.status = 'OPEN')`, 'desc')
  const page = await pageOf(rows.orderBy('tickets.moved_at', 'desc').orderBy('tickets.id', 'desc'), paging)
  return mapPage(page, (row) => cardOf(row, reader.id))
}

/** A ticket with what this reader may read in it. @throws Refusal NOT_FOUND, also for what is not the reader's to see */
export async function readTicket(db: Db, id: number, reader: TicketPerson): Promise<Ticket> {
  const row = await selectTickets(db).where('tickets.id', '=', id).executeTakeFirst()
  const facts = { authorId: row?.author_id ?? null }
  if (!row || !maySeeTicket(reader, facts)) throw new Refusal('NOT_FOUND')
  const isInside = seesNotes(reader, facts)
  return {
    ...cardOf(row, reader.id),
    contact: isInside ? row.contact : null,
    game: row.game_id === null ? null : await readGame(db, row.game_id, reader),
    messages: await readMessages(db, row, isInside),
  }
}

async function readMessages(
  db: Db,
  ticket: { id: number; author_id: number | null },
  isInside: boolean,
): Promise<TicketMessage[]> {
  const all = db
    .selectFrom('ticket_messages as message')
    .leftJoin('users', 'users.id', 'message.author_id')
    .select(['message.id', 'message.author_id', 'message.is_internal', 'message.body', 'message.at'])
    .select(['users.first_name', 'users.last_name', 'users.photo_url', picturesOf.as('pictures')])
    .where('message.ticket_id', '=', ticket.id)
    .orderBy('message.id')
  const rows = await (isInside ? all : all.where('message.is_internal', '=', false)).execute()
  return rows.map((row) => ({
    id: row.id,
    author: authorOf(row),
    isOfAuthor: row.author_id === ticket.author_id,
    isInternal: row.is_internal,
    body: row.body,
    pictures: row.pictures.map((url) => url.replace(fileAddress(''), `/api/v1/tickets/${ticket.id}/pictures/`)),
    at: row.at.toISOString(),
  }))
}

/** A picture of a ticket, for who may read the message that it came with. @throws Refusal NOT_FOUND */
export async function readTicketPicture(
  db: Db,
  ticketId: number,
  file: string,
  reader: TicketPerson,
): Promise<ServedFile> {
  const url = fileAddress(file)
  const shown = await db
    .selectFrom('text_pictures')
    .innerJoin('ticket_messages as message', 'message.id', 'text_pictures.text_id')
    .innerJoin('tickets', 'tickets.id', 'message.ticket_id')
    .select(['tickets.author_id', 'message.is_internal'])
    .where('text_pictures.url', '=', url)
    .where('text_pictures.kind', '=', 'message')
    .where('tickets.id', '=', ticketId)
    .execute()
  const isShown = shown.some(({ author_id: authorId, is_internal }) => {
    const facts = { authorId }
    return is_internal ? seesNotes(reader, facts) : maySeeTicket(reader, facts)
  })
  const content = isShown ? await readPicture(db, url) : undefined
  if (!content) throw new Refusal('NOT_FOUND')
  return { name: 'picture.webp', content: Uint8Array.from(content) }
}

/** In the order in which they were sent. */
const picturesOf = sql<string[]>`(
  select coalesce(json_agg(uploads.url order by uploads.made_at, uploads.url), '[]')
  from text_pictures join uploads on uploads.url = text_pictures.url
  where text_pictures.kind = 'message' and text_pictures.text_id = message.id)`
