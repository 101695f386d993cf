import type { EventCard, OwnRegistration, RegistrationStatus } from '@matchbol/core/events/event-shapes'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { EventsTable } from './tables.ts'

/** Who reads: nobody in particular, or a person by whom what is theirs is found. */
export type EventReader = { id: number; isAdmin: boolean } | null

/** Events with what a card shows of them, and with the registration of who reads. */
export const selectEvents = (db: Db, reader: EventReader) =>
  db
    .selectFrom('events')
    .innerJoin('event_places', 'event_places.event_id', 'events.id')
    .leftJoin('leagues', 'leagues.id', 'events.league_id')
    .leftJoin('event_registrations as own', (join) =>
      join
        .onRef('own.event_id', '=', 'events.id')
        .on('own.user_id', '=', sql<number>`${reader?.id ?? null}::int`)
        .on('own.status', '<>', 'CANCELLED'),
    )
    .select(['events.id', 'events.version', 'events.status', 'events.type', 'events.title', 'events.summary'])
    .select(['events.lead', 'events.cover_image', 'events.starts_at', 'events.ends_at', 'events.place'])
    .select(['events.league_id', 'leagues.name as league', 'events.capacity', 'events.price'])
    .select(['event_places.registered', 'event_places.waiting'])
    .select(['own.status as own_status', 'own.registered_at', 'own.moved_up_at'])
    .select(
      sql<number>`case own.status when 'WAITING' then (
        select count(*) from event_registrations ahead
        where ahead.event_id = events.id and ahead.status = 'WAITING' and ahead.id <= own.id
      ) end`.as('own_number'),
    )

/** The same with all that is read of one. */
export const selectWholeEvents = (db: Db, reader: EventReader) =>
  selectEvents(db, reader).select(['events.body', 'events.contact'])

type Columns<Name extends keyof Selectable<EventsTable>> = Pick<Selectable<EventsTable>, Name>
type CardRow = Columns<
  | ('id' | 'version' | 'status' | 'type' | 'title' | 'summary' | 'lead' | 'cover_image' | 'starts_at' | 'ends_at')
  | ('place' | 'league_id' | 'capacity' | 'price')
> & {
  league: string | null
  registered: number
  waiting: number
  own_status: RegistrationStatus | null
  registered_at: Date | null
  moved_up_at: Date | null
  own_number: number | null
}

export const cardOf = (row: CardRow): EventCard => ({
  ...{ id: row.id, version: row.version, status: row.status, type: row.type, title: row.title, place: row.place },
  summary: row.summary ?? row.lead,
  coverImage: row.cover_image,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  league: row.league_id === null ? null : { id: row.league_id, name: row.league ?? '' },
  ...{ capacity: row.capacity, registered: row.registered, waiting: row.waiting, price: row.price },
  registration: registrationOf(row),
})

function registrationOf({ own_status, registered_at, moved_up_at, own_number }: CardRow): OwnRegistration | null {
  if (own_status === null || own_status === 'CANCELLED' || registered_at === null) return null
  return {
    status: own_status,
    at: registered_at.toISOString(),
    number: own_number,
    movedUpAt: moved_up_at?.toISOString() ?? null,
  }
}
