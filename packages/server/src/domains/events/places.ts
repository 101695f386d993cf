import { movingUp } from '@matchbol/core/events/places'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { emit } from '../../platform/events/emit.ts'
import { projection } from '../../platform/projections/projection.ts'
import type { EventsTable } from './tables.ts'

/** What of an event decides who has a place; its row is locked by whoever changes that. */
export type EventOfPlaces = Pick<Selectable<EventsTable>, 'id' | 'status' | 'starts_at' | 'ends_at' | 'capacity'>

/** How full a locked event is. */
export async function readPlaces(db: Db, { id, capacity }: EventOfPlaces) {
  const row = await db
    .selectFrom('event_places')
    .select(['registered', 'waiting'])
    .where('event_id', '=', id)
    .executeTakeFirst()
  return { capacity, registered: row?.registered ?? 0, waiting: row?.waiting ?? 0 }
}

/** Gives the free places of a locked event to those who wait, the first to come first. */
export async function fillPlaces(db: Db, event: EventOfPlaces, now: Date) {
  const facts = { status: event.status, startsAt: event.starts_at, endsAt: event.ends_at }
  const count = movingUp(await readPlaces(db, event), facts, now)
  if (count === 0) return
  const moved = await db
    .updateTable('event_registrations')
    .set({ status: 'REGISTERED', moved_up_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('event_registrations')
        .select('id')
        .where('event_id', '=', event.id)
        .where('status', '=', 'WAITING')
        .orderBy('id')
        .limit(count),
    )
    .returning('user_id')
    .execute()
  await changePlaces(db, event.id, { registered: moved.length, waiting: -moved.length })
  for (const { user_id: personId } of moved)
    await emit(
      db,
      { type: 'event.registration-moved', eventId: event.id, personId, status: 'REGISTERED', actorId: null },
      now,
    )
}

/** Counts on how full a locked event is. */
export const changePlaces = (db: Db, eventId: number, more: { registered: number; waiting: number }) =>
  db
    .updateTable('event_places')
    .set({
      registered: sql<number>`registered + ${more.registered}::int`,
      waiting: sql<number>`waiting + ${more.waiting}::int`,
    })
    .where('event_id', '=', eventId)
    .execute()

/** How full each event is. */
export const eventPlaces = projection({
  table: 'event_places',
  version: 1,
  key: ['event_id'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ event_id: number; registered: number; waiting: number }>`
        select events.id as event_id,
          count(*) filter (where event_registrations.status = 'REGISTERED') as registered,
          count(*) filter (where event_registrations.status = 'WAITING') as waiting
        from events left join event_registrations on event_registrations.event_id = events.id
        group by events.id`,
    ),
})
