import type { OwnData } from '@matchbol/core/overview/own-data'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** A person's tickets with what they could read in them, and what they wrote in others'. */
export async function exportTickets(db: Db, userId: number): Promise<Pick<OwnData, 'tickets' | 'ticketAnswers'>> {
  const tickets = await db.selectFrom('tickets').selectAll().where('author_id', '=', userId).orderBy('id').execute()
  const messages = await exportMessages(db, userId)
  return {
    tickets: tickets.map(({ id, category, subject, status, game_id, created_at }) => ({
      ...{ id, category, subject, status },
      gameId: game_id,
      createdAt: created_at.toISOString(),
      messages: messages
        .filter(({ ticketId, isOwnTicket }) => isOwnTicket && ticketId === id)
        .map(({ at, isMine, body, pictures }) => ({ at, isMine, body, pictures })),
    })),
    ticketAnswers: messages
      .filter(({ isOwnTicket }) => !isOwnTicket)
      .map(({ at, ticketId, body, pictures }) => ({ at, ticketId, body, pictures })),
  }
}

async function exportMessages(db: Db, userId: number) {
  const rows = await db
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_id', 'body', 'at', 'tickets.author_id as of', 'ticket_messages.author_id as by'])
    .select(
      sql<string[]>`(
        select coalesce(json_agg(url order by url), '[]') from text_pictures
        where kind = 'message' and text_id = ticket_messages.id)`.as('pictures'),
    )
    .where('ticket_messages.id', 'in', ({ selectFrom }) =>
      selectFrom('tickets')
        .innerJoin('ticket_messages as said', 'said.ticket_id', 'tickets.id')
        .select('said.id')
        .where('tickets.author_id', '=', userId)
        .where('said.is_internal', '=', false)
        .union(selectFrom('ticket_messages').select('id').where('author_id', '=', userId)),
    )
    .orderBy('ticket_messages.id')
    .execute()
  return rows.map((row) => ({
    ticketId: row.ticket_id,
    isOwnTicket: row.of === userId,
    isMine: row.by === userId,
    at: row.at.toISOString(),
    body: row.body,
    pictures: row.pictures,
  }))
}
