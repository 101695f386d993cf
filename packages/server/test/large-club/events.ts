import { HOUR } from '@matchbol/core/shared/durations'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** There is an event for every so many people. */
const PEOPLE_OF_AN_EVENT = 10
const HOURS_BETWEEN = 36
/** Events that are still to come; their number is the first. */
const AHEAD = 20
const CAPACITY = 12
/** So many come, of whom the last wait. */
const COMING = 16
/** Every so many events one is a draft, or was cancelled. */
const UNPUBLISHED = 25

/** Events one after another up to some weeks from now, each full and with people who wait. */
export async function makeEvents(db: Db, players: number, now: Date) {
  await sql`
    insert into events (id, status, type, title, body, lead, starts_at, ends_at, place, capacity, price, created_at, updated_at)
    select event, case event % ${UNPUBLISHED} when 7 then 'DRAFT' when 14 then 'CANCELLED' else 'PUBLISHED' end, 'TRAINING',
      'Подія ' || event, 'Текст.', 'Текст.', at, at + interval '2 hours', 'Корт ' || event % 9, ${CAPACITY}, 20000, at, at
    from generate_series(1, ${Math.ceil(players / PEOPLE_OF_AN_EVENT)}::int) event
    cross join lateral (
      select ${now}::timestamptz + (${AHEAD}::int + 1 - event) * interval '1 millisecond' * ${HOURS_BETWEEN * HOUR}::bigint as at
    ) times`.execute(db)
  await sql`
    insert into event_registrations (event_id, user_id, status, registered_at)
    select events.id, 1 + (events.id * 7 + nth) % ${players}::int,
      case when nth < ${CAPACITY} then 'REGISTERED' else 'WAITING' end, created_at
    from events cross join generate_series(0, ${COMING - 1}) nth where status <> 'DRAFT' order by events.id, nth`.execute(
    db,
  )
}
