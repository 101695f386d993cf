import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { type EventReader, selectEvents } from './event-row.ts'

/** An event as calendars have it. */
export interface CalendarEvent {
  id: number
  /** Counts on with each change of the event and of where its reader stands, and never falls, as iCalendar wants. */
  sequence: number
  changedAt: Date
  /** Not certain yet for who waits for a place. */
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  startsAt: Date
  endsAt: Date
  title: string
  summary: string
  place: string
}

/** One event, for anybody's calendar. @throws Refusal NOT_FOUND, also for a draft */
export async function readCalendarEvent(db: Db, id: number): Promise<CalendarEvent> {
  const row = await selectForCalendar(db, null).where('events.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return calendarEventOf(row)
}

/** The events of a person that end after a moment: those to which they go, and those for which they wait. */
export async function readCalendarEvents(db: Db, userId: number, since: Date): Promise<CalendarEvent[]> {
  const rows = await selectForCalendar(db, { id: userId, isAdmin: false })
    .where('own.status', '<>', 'CANCELLED')
    .where('events.ends_at', '>=', since)
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .execute()
  return rows.map(calendarEventOf)
}

const selectForCalendar = (db: Db, reader: EventReader) =>
  selectEvents(db, reader)
    .select(['events.updated_at', 'own.version as own_version'])
    .where('events.status', '<>', 'DRAFT')

type Row = Awaited<ReturnType<ReturnType<typeof selectForCalendar>['executeTakeFirstOrThrow']>>

function calendarEventOf(row: Row): CalendarEvent {
  const movedAt = row.moved_up_at ?? row.registered_at
  const changedAt = movedAt && movedAt > row.updated_at ? movedAt : row.updated_at
  return {
    ...{ id: row.id, changedAt, startsAt: row.starts_at, endsAt: row.ends_at, title: row.title, place: row.place },
    sequence: row.version + (row.own_version ?? 0),
    status: row.status === 'CANCELLED' ? 'CANCELLED' : row.own_status === 'WAITING' ? 'TENTATIVE' : 'CONFIRMED',
    summary: row.summary ?? row.lead,
  }
}
