import type { ClubEvent, EventChanges, NewEvent } from '@matchbol/core/events/event-shapes'
import { eventLengths } from '@matchbol/core/events/limits'
import { eventMoveTo, nextEventStatus, refuseMoveIntoPast, refuseWrongTimes } from '@matchbol/core/events/rules'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Insertable, Selectable } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { leadOf } from '../../platform/markdown/plain-text.ts'
import { keepPictures, picturesShown } from '../texts/keep-pictures.ts'
import { storedText } from '../texts/stored-text.ts'
import { refuseForeignPicture } from '../uploads/refuse-foreign-picture.ts'
import type { EventReader } from './event-row.ts'
import { keepMonths } from './keep-months.ts'
import { fillPlaces } from './places.ts'
import { readEvent } from './read-event.ts'
import type { EventsTable } from './tables.ts'

type Admin = NonNullable<EventReader>
type EventRow = Selectable<EventsTable>
type Content = Omit<EventRow, 'id' | 'version' | 'status' | 'lead' | 'created_at' | 'updated_at'>

/**
 * Announces an event, or makes a draft of one.
 * @throws Refusal EVENT_ENDS_TOO_EARLY, EVENT_TOO_LONG, EVENT_OVER, NOT_FOUND for a league that is none, and those of `keepPictures`
 */
export const addEvent = (db: Db, { status, ...fields }: NewEvent, me: Admin, now: Date): Promise<ClubEvent> =>
  inTransaction(db, async (db) => {
    const content = contentOf(emptyEvent(fields), fields)
    refuseWrongTimes({ startsAt: content.starts_at, endsAt: content.ends_at })
    await refuseForeignPicture(db, content.cover_image, me.id)
    const columns = {
      ...content,
      lead: leadOf(content.body, eventLengths.summary),
      status: 'DRAFT',
      created_at: now,
      updated_at: now,
    } as const
    const row = await insertEvent(db, columns)
    await keepPictures(db, { kind: 'event', id: row.id }, picturesShown(content), me.id)
    return status === 'DRAFT' ? readEvent(db, row.id, me) : moveEvent(db, row, { status }, me, now)
  })

/**
 * Changes an event, its status, or both.
 * @throws Refusal NOT_FOUND, EVENT_MOVE_NOT_POSSIBLE, EVENT_OVER, EVENT_MOVED_INTO_PAST, EVENT_ENDS_TOO_EARLY, EVENT_TOO_LONG, and those of
 * `keepPictures`
 */
export const changeEvent = (db: Db, id: number, changes: EventChanges, me: Admin, now: Date): Promise<ClubEvent> =>
  inTransaction(db, async (db) => moveEvent(db, await lockEvent(db, id), changes, me, now))

/** Deletes a draft. @throws Refusal NOT_FOUND, EVENT_MOVE_NOT_POSSIBLE for what was ever public */
export const deleteEvent = (db: Db, id: number, now: Date): Promise<null> =>
  inTransaction(db, async (db) => {
    nextEventStatus('delete', factsOf(await lockEvent(db, id)), now)
    await keepPictures(db, { kind: 'event', id }, [], 0)
    await db.deleteFrom('events').where('id', '=', id).execute()
    return null
  })

/** What is written of an event, for the verbs here, with its text as it is stored. */
export const withText = storedText('body', eventLengths.body)

/** @throws Refusal NOT_FOUND */
async function lockEvent(db: Db, id: number): Promise<EventRow> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function insertEvent(db: Db, columns: Insertable<EventsTable>): Promise<EventRow> {
  await refuseUnknownLeague(db, columns.league_id)
  const row = await db.insertInto('events').values(columns).returningAll().executeTakeFirstOrThrow()
  await db.insertInto('event_places').values({ event_id: row.id, registered: 0, waiting: 0 }).execute()
  return row
}

async function moveEvent(db: Db, row: EventRow, changes: EventChanges, me: Admin, now: Date): Promise<ClubEvent> {
  const content = contentOf(row, changes)
  const isEdited = JSON.stringify(content) !== JSON.stringify(contentOf(row, {}))
  const times = { startsAt: content.starts_at, endsAt: content.ends_at }
  refuseWrongTimes(times)
  refuseMoveIntoPast(factsOf(row), times, now)
  const after = {
    ...row,
    ...content,
    status: statusAfter({ ...row, ...content }, { isEdited, wanted: changes.status }, now),
  }
  if (content.league_id !== row.league_id) await refuseUnknownLeague(db, content.league_id)
  if (isEdited) await keepPictures(db, { kind: 'event', id: row.id }, picturesShown(content), me.id)
  if (isEdited || after.status !== row.status)
    await db
      .updateTable('events')
      .set({ ...content, lead: leadOf(content.body, eventLengths.summary), status: after.status, updated_at: now })
      .where('id', '=', row.id)
      .execute()
  await keepMonths(db, listingOf(row), listingOf(after))
  await tell(db, row, after, isEdited, now)
  await fillPlaces(db, after, now)
  return readEvent(db, row.id, me)
}

/** What is asked for beside an edit is a move of its own, of the event as it is then: one that was put off may be published. */
function statusAfter(
  row: EventRow,
  { isEdited, wanted }: { isEdited: boolean; wanted: EventChanges['status'] },
  now: Date,
): EventRow['status'] {
  const facts = factsOf(row)
  const moved = wanted && wanted !== row.status ? nextEventStatus(eventMoveTo[wanted], facts, now) : row.status
  if (isEdited) nextEventStatus('edit', facts, now)
  return moved
}

const factsOf = ({ status, starts_at: startsAt, ends_at: endsAt }: EventRow) => ({ status, startsAt, endsAt })

const emptyEvent = ({ title, type, startsAt, endsAt, place }: Omit<NewEvent, 'status'>): Content => ({
  ...{ title, type, starts_at: startsAt, ends_at: endsAt, place },
  ...{ summary: null, body: '', cover_image: null, league_id: null, capacity: null, price: null, contact: null },
})

function contentOf(row: Content, changes: Omit<EventChanges, 'status'>): Content {
  const orAsBefore = <Value>(sent: Value | undefined, before: Value) => (sent === undefined ? before : sent)
  return {
    title: orAsBefore(changes.title, row.title),
    type: orAsBefore(changes.type, row.type),
    starts_at: orAsBefore(changes.startsAt, row.starts_at),
    ends_at: orAsBefore(changes.endsAt, row.ends_at),
    place: orAsBefore(changes.place, row.place),
    summary: orAsBefore(changes.summary, row.summary),
    body: orAsBefore(changes.body, row.body) ?? '',
    cover_image: orAsBefore(changes.coverImage, row.cover_image),
    league_id: orAsBefore(changes.leagueId, row.league_id),
    capacity: orAsBefore(changes.capacity, row.capacity),
    price: orAsBefore(changes.price, row.price),
    contact: orAsBefore(changes.contact, row.contact),
  }
}

const listingOf = ({ status, ends_at }: EventRow) => (status === 'DRAFT' ? undefined : ends_at)

/** @throws Refusal NOT_FOUND */
async function refuseUnknownLeague(db: Db, leagueId: number | null | undefined) {
  if (!leagueId) return
  const league = await db.selectFrom('leagues').select('id').where('id', '=', leagueId).executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
}

/** Only what others see is told of. */
async function tell(db: Db, before: EventRow, after: EventRow, isEdited: boolean, now: Date) {
  const eventId = after.id
  if (after.status !== before.status) {
    const type = after.status === 'PUBLISHED' ? 'event.published' : 'event.cancelled'
    await emit(db, { type, eventId }, now)
  } else if (isEdited && after.status !== 'DRAFT') {
    const isMoved =
      Number(before.starts_at) !== Number(after.starts_at) || Number(before.ends_at) !== Number(after.ends_at)
    await emit(db, { type: 'event.changed', eventId, isMoved }, now)
  }
}
