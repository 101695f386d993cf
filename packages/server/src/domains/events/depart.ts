import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { keepPictures, picturesShown } from '../texts/keep-pictures.ts'
import { withoutPictures } from '../texts/without-pictures.ts'
import { type EventOfPlaces, fillPlaces } from './places.ts'

/** Who is blocked goes to no event that is still to begin: their places go to those who wait. */
export async function leaveEvents(db: Db, personId: number, actorId: number, now: Date) {
  const events = await giveUpPlaces(db, personId, now)
  await db
    .updateTable('event_registrations')
    .set({ status: 'CANCELLED' })
    .where('user_id', '=', personId)
    .where('event_id', 'in', [0, ...events.map(({ id }) => id)])
    .execute()
  await tell(db, events, { personId, actorId }, now)
}

/** Nothing is left of who deletes their account, at past events either. */
export async function forgetRegistrations(db: Db, personId: number, now: Date) {
  const events = await giveUpPlaces(db, personId)
  await db.deleteFrom('event_registrations').where('user_id', '=', personId).execute()
  await tell(db, events, { personId, actorId: personId }, now)
}

/** Takes the pictures of who deletes their account out of the events that show them. */
export async function forgetPicturesOfEvents(db: Db, personId: number, now: Date) {
  const uploads = await db.selectFrom('uploads').select('url').where('owner_id', '=', personId).execute()
  const gone = new Set(uploads.map(({ url }) => url))
  const events = await db
    .selectFrom('events')
    .select(['id', 'status', 'body', 'cover_image'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('text_pictures')
        .select('text_id')
        .where('kind', '=', 'event')
        .where('url', 'in', [...gone, '']),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id, status, body, cover_image: cover } of events) {
    const columns = { body: withoutPictures(body, gone), cover_image: cover && gone.has(cover) ? null : cover }
    await db.updateTable('events').set(columns).where('id', '=', id).execute()
    await keepPictures(db, { kind: 'event', id }, picturesShown(columns), personId)
    if (status !== 'DRAFT') await emit(db, { type: 'event.changed', eventId: id, isMoved: false }, now)
  }
}

/**
 * Counts a person out of the events to which they go or for which they wait, and locks these in one order.
 * @param since only of those that begin after it
 */
async function giveUpPlaces(db: Db, personId: number, since?: Date): Promise<EventOfPlaces[]> {
  const theirs = db
    .selectFrom('events')
    .select(['id', 'status', 'starts_at', 'ends_at', 'capacity'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('event_registrations')
        .select('event_id')
        .where('user_id', '=', personId)
        .where('event_registrations.status', '<>', 'CANCELLED'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
  const events = await (since ? theirs.where('starts_at', '>', since) : theirs).execute()
  await sql`
    update event_places set
      registered = registered - (own.status = 'REGISTERED')::int,
      waiting = waiting - (own.status = 'WAITING')::int
    from event_registrations own
    where own.event_id = event_places.event_id and own.user_id = ${personId}
      and own.event_id = any(${events.map(({ id }) => id)}::int[])`.execute(db)
  return events
}

async function tell(db: Db, events: readonly EventOfPlaces[], who: { personId: number; actorId: number }, now: Date) {
  for (const event of events) {
    await emit(db, { type: 'event.registration-moved', eventId: event.id, status: 'CANCELLED', ...who }, now)
    await fillPlaces(db, event, now)
  }
}
