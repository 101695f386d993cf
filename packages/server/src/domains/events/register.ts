import type { ClubEvent, RegistrationStatus } from '@matchbol/core/events/event-shapes'
import { nextRegistrationStatus } from '@matchbol/core/events/registration-rules'
import { maySeeEvent } from '@matchbol/core/events/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { holdPerson } from '../users/hold-person.ts'
import type { EventReader } from './event-row.ts'
import { changePlaces, type EventOfPlaces, fillPlaces, readPlaces } from './places.ts'
import { readEvent } from './read-event.ts'

type Person = NonNullable<EventReader>

/**
 * Registers a person for an event: they have a place, or wait for one.
 * @throws Refusal NOT_FOUND, USER_BLOCKED, EVENT_NOT_OPEN, EVENT_STARTED, ALREADY_REGISTERED with the event as it stands
 */
export const register = (db: Db, eventId: number, me: Person, now: Date): Promise<ClubEvent> =>
  move(db, eventId, me, now, async (db, event, status) => {
    const next = nextRegistrationStatus('register', status, event, now)
    await db
      .insertInto('event_registrations')
      .values({ event_id: eventId, user_id: me.id, status: next, registered_at: now, moved_up_at: null })
      // a row of an earlier time gets a new id, which says who came when
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'user_id']).doUpdateSet(({ ref }) => ({
          id: ref('excluded.id'),
          status: ref('excluded.status'),
          registered_at: ref('excluded.registered_at'),
          moved_up_at: null,
        })),
      )
      .execute()
    await changePlaces(db, eventId, countsOf(next, 1))
    return next
  })

/**
 * Gives a person's place back, or takes them out of the line; who waits moves up.
 * @throws Refusal NOT_FOUND, USER_BLOCKED, EVENT_NOT_OPEN, EVENT_STARTED, NOT_REGISTERED with the event as it stands
 */
export const leave = (db: Db, eventId: number, me: Person, now: Date): Promise<ClubEvent> =>
  move(db, eventId, me, now, async (db, event, status) => {
    const next = nextRegistrationStatus('leave', status, event, now)
    await db
      .updateTable('event_registrations')
      .set({ status: next })
      .where('event_id', '=', eventId)
      .where('user_id', '=', me.id)
      .execute()
    await changePlaces(db, eventId, countsOf(status, -1))
    return next
  })

/** What a registration of this status counts for. */
const countsOf = (status: RegistrationStatus | 'NONE', count: number) => ({
  registered: status === 'REGISTERED' ? count : 0,
  waiting: status === 'WAITING' ? count : 0,
})

type Facts = Parameters<typeof nextRegistrationStatus>[2]

/** People come to an event one after another: its row is locked, and before it the person's, against blocking and deletion. */
async function move(
  db: Db,
  eventId: number,
  me: Person,
  now: Date,
  make: (db: Db, event: Facts, status: RegistrationStatus | 'NONE') => Promise<RegistrationStatus>,
): Promise<ClubEvent> {
  try {
    return await inTransaction(db, async (db) => {
      if ((await holdPerson(db, me.id))?.status !== 'ACTIVE') throw new Refusal('USER_BLOCKED')
      const event = await lockForPlaces(db, eventId)
      if (!event || !maySeeEvent(me, event)) throw new Refusal('NOT_FOUND')
      const facts = { ...event, startsAt: event.starts_at, endsAt: event.ends_at, ...(await readPlaces(db, event)) }
      const status = await make(db, facts, await statusOf(db, eventId, me.id))
      await emit(db, { type: 'event.registration-moved', eventId, personId: me.id, status, actorId: me.id }, now)
      await fillPlaces(db, event, now)
      return readEvent(db, eventId, me)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || !isOfTheMove(error)) throw error
    throw new Refusal(error.code, error.details, await readEvent(db, eventId, me))
  }
}

const isOfTheMove = ({ code }: Refusal) => code !== 'NOT_FOUND' && code !== 'USER_BLOCKED'

const lockForPlaces = (db: Db, id: number): Promise<EventOfPlaces | undefined> =>
  db
    .selectFrom('events')
    .select(['id', 'status', 'starts_at', 'ends_at', 'capacity'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function statusOf(db: Db, eventId: number, personId: number): Promise<RegistrationStatus | 'NONE'> {
  const row = await db
    .selectFrom('event_registrations')
    .select('status')
    .where('event_id', '=', eventId)
    .where('user_id', '=', personId)
    .executeTakeFirst()
  return row?.status ?? 'NONE'
}
