import type { EventOf } from '@matchbol/core/domain-event'
import { nextTicketStatus, statusesBefore } from '@matchbol/core/tickets/rules'
import { disputeSubject } from '@matchbol/text/tickets/status'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { insertMessage } from './insert-message.ts'
import { beginTicket } from './open-ticket.ts'

type Moved = EventOf<'game.moved'>

/** A disputed result is a ticket of whoever disputes it, until the game is over. */
export async function followDispute(db: Db, event: Moved, now: Date) {
  if (event.move === 'dispute' && event.status === 'DISPUTED') await openDispute(db, event, now)
  else if (endings.has(event.move)) await resolveDisputes(db, event, now)
}

/** The moves by which a disputed game ends, by a corrected result too. */
const endings: ReadonlySet<Moved['move']> = new Set(['confirm', 'decide', 'void'])

async function openDispute(db: Db, { gameId, version, actorId }: Moved, now: Date) {
  if (actorId === null) return
  const words = { body: await reasonOf(db, gameId, version), pictures: [] }
  const row = await db
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('game_id', '=', gameId)
    .where('author_id', '=', actorId)
    .where('is_dispute', '=', true)
    .where('status', '<>', 'CLOSED')
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) {
    const ticket = { category: 'RESULT', subject: disputeSubject, author_id: actorId } as const
    await beginTicket(db, { ...ticket, is_dispute: true, game_id: gameId }, words, now)
    return
  }
  // a corrected result is disputed again: the same conversation goes on
  const seen_id = await insertMessage(db, { ticket_id: row.id, author_id: actorId, is_internal: false }, words, now)
  const status = nextTicketStatus({ id: actorId, isAdmin: false }, 'reply', { status: row.status, authorId: actorId })
  await db.updateTable('tickets').set({ status, moved_at: now, seen_id }).where('id', '=', row.id).execute()
  const told = { ticketId: row.id, authorId: actorId, actorId, isForAuthor: true }
  await emit(db, { type: 'ticket.moved', ...told }, now)
}

async function reasonOf(db: Db, gameId: number, version: number): Promise<string> {
  const row = await db
    .selectFrom('game_events')
    .select(sql<string | null>`details ->> 'reason'`.as('reason'))
    .where('game_id', '=', gameId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.reason ?? ''
}

/** What an administrator has decided is their answer in the conversation, with the reason that stands in the game's log. */
async function resolveDisputes(db: Db, { gameId, version, move, actorId }: Moved, now: Date) {
  const resolved = await db
    .updateTable('tickets')
    .set({ status: 'RESOLVED', moved_at: now })
    .where('game_id', '=', gameId)
    .where('is_dispute', '=', true)
    .where('status', 'in', statusesBefore('resolve', 'decision'))
    .returning(['id', 'author_id'])
    .execute()
  for (const { id: ticketId, author_id: authorId } of resolved) {
    if (move !== 'confirm') {
      const words = { body: await reasonOf(db, gameId, version), pictures: [] }
      const place = { ticket_id: ticketId, author_id: actorId, is_internal: false }
      const answer_id = await insertMessage(db, place, words, now)
      await db.updateTable('tickets').set({ answer_id }).where('id', '=', ticketId).execute()
    }
    await emit(db, { type: 'ticket.moved', ticketId, authorId, actorId, isForAuthor: true }, now)
  }
}
