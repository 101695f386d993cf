import { HOUR } from '@matchbol/core/shared/durations'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** A ticket of everybody, by their number, one an hour and a tenth of them open; each with three messages. */
export async function makeTickets(db: Db, players: number, now: Date) {
  await sql`
    insert into tickets (id, author_id, category, subject, status, created_at, moved_at, answer_id, seen_id)
    select ticket, ticket, 'OTHER', 'Звернення ' || ticket,
      case ticket % 10 when 0 then 'OPEN' when 1 then 'WAITING' else 'CLOSED' end, at, at, ticket * 3, ticket * 3
    from generate_series(1, ${players}::int) ticket
    cross join lateral (select ${now}::timestamptz - ticket * interval '1 millisecond' * ${HOUR}::bigint as at) times`.execute(
    db,
  )
  await sql`
    insert into ticket_messages (id, ticket_id, author_id, is_internal, body, at)
    select tickets.id * 3 - 2 + place, tickets.id, author_id, place = 1, 'Повідомлення', created_at
    from tickets, generate_series(0, 2) place`.execute(db)
}
