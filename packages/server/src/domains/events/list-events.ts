import type { Registration } from '@matchbol/core/events/event-shapes'
import { MOST_EVENT_DAYS } from '@matchbol/core/events/limits'
import { DAY } from '@matchbol/core/shared/durations'
import { dayOf, momentOf } from '@matchbol/core/shared/kyiv-time'
import { metaFor, type PageQuery } from '@matchbol/core/shared/paging'
import { addMonths, dayNumber } from '@matchbol/core/shared/plain-date'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { countedAlone, mapPage, pageOf } from '../../platform/db/paging.ts'
import { playerRefOf } from '../users/account-row.ts'
import { cardOf, type EventReader, selectEvents } from './event-row.ts'
import { findPast } from './find-past.ts'

interface Filter extends PageQuery {
  when: 'upcoming' | 'past'
  /** «2026-11» of Kyiv, in place of `when`. */
  month?: string | undefined
}

/**
 * Public events. One is past once the day in Kyiv on which it ended is over, so that a kept list holds for a day.
 * @throws Refusal NOT_FOUND for a page beyond the last
 */
export async function listEvents(db: Db, { when, month, ...paging }: Filter, reader: EventReader, now: Date) {
  if (!month && when === 'past') return listPast(db, paging, reader, startOfDay(now))
  const isOpen = sql<boolean>`events.status <> ${sql.lit('DRAFT')}` // written out, as the indexes have it
  return listByStart(db, sql`${isOpen} and ${month ? isIn(month) : isAhead(now)}`, reader, paging)
}

/** Those that come first before those that come later; counted in the index, without what is shown of each. */
async function listByStart(db: Db, isWanted: RawBuilder<unknown>, reader: EventReader, paging: PageQuery) {
  const wanted = selectEvents(db, reader)
    .where(sql<boolean>`${isWanted}`)
    .orderBy('events.starts_at')
    .orderBy('events.id')
  return mapPage(await pageOf(wanted, paging, countedAlone(sql`from events where ${isWanted}`)), cardOf)
}

/** So many of the next events that take place, for whoever shows them beside something else. */
export const selectNextEvents = (db: Db, limit: number, now: Date) =>
  db
    .selectFrom('events')
    .select(['events.id', 'events.title', 'events.type', 'events.status', 'events.place'])
    .select(['events.starts_at', 'events.ends_at'])
    .where('events.status', '=', sql.lit('PUBLISHED'))
    .where(isAhead(now))
    .orderBy('events.starts_at')
    .orderBy('events.id')
    .limit(sql.lit(limit))

/** Not over when the day begins. Whatever goes on began at most so many days ago: so it is found in its order. */
function isAhead(now: Date) {
  const today = startOfDay(now)
  const longestAgo = new Date(today.getTime() - MOST_EVENT_DAYS * DAY)
  return sql<boolean>`events.starts_at >= ${longestAgo}::timestamptz and events.ends_at >= ${today}::timestamptz`
}

const startOfDay = (now: Date) => momentOf(dayOf(now), 0)

const isIn = (month: string) =>
  sql<boolean>`events.starts_at >= ${startOf(month, 0)}::timestamptz and events.starts_at < ${startOf(month, 1)}::timestamptz`

/** The first moment of a month in Kyiv, or of one so many months later. */
const startOf = (month: string, later: number) => momentOf(dayNumber(addMonths(`${month}-01`, later)), 0)

async function listPast(db: Db, paging: PageQuery, reader: EventReader, today: Date) {
  const rows = await selectEvents(db, reader)
    .innerJoin(findPast(paging, today).as('found'), (join) => join.onRef('found.id', '=', 'events.id'))
    .select('found.total')
    .orderBy('events.ends_at', 'desc')
    .orderBy('events.id', 'desc')
    .execute()
  return { data: rows.map(cardOf), meta: metaFor(paging, rows[0]?.total ?? 0) }
}

/** Events that are not published yet, the next first. @throws Refusal NOT_FOUND for a page beyond the last */
export const listDrafts = (db: Db, reader: EventReader, paging: PageQuery) =>
  listByStart(db, sql`events.status = ${sql.lit('DRAFT')}`, reader, paging)

/** Who has registered for an event: who goes, who waits, who has left, each in the order of coming. @throws Refusal NOT_FOUND */
export async function listRegistrations(db: Db, eventId: number, paging: PageQuery) {
  const all = db
    .selectFrom('event_registrations')
    .innerJoin('users', 'users.id', 'event_registrations.user_id')
    .select(['event_registrations.id', 'event_registrations.status', 'registered_at', 'user_id'])
    .select(['first_name', 'last_name', 'photo_url'])
    .select(
      sql<number>`case event_registrations.status when 'WAITING' then (
        select count(*) from event_registrations ahead
        where ahead.event_id = ${eventId} and ahead.status = 'WAITING' and ahead.id <= event_registrations.id
      ) end`.as('number'),
    )
    .where('event_id', '=', eventId)
    .orderBy(sql`array_position(array['REGISTERED', 'WAITING'], event_registrations.status) nulls last`)
    .orderBy('event_registrations.id')
  const page = await pageOf(all, paging)
  if (page.data.length === 0 && !(await isEvent(db, eventId))) throw new Refusal('NOT_FOUND')
  return mapPage(
    page,
    (row): Registration => ({
      id: row.id,
      status: row.status,
      player: playerRefOf({ ...row, id: row.user_id }),
      at: row.registered_at.toISOString(),
      number: row.number,
    }),
  )
}

const isEvent = async (db: Db, id: number) =>
  (await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
