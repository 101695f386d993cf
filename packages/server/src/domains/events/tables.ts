import type { eventStatuses, eventTypes, registrationStatuses } from '@matchbol/core/events/event-shapes'
import type { Generated } from 'kysely'
import type { OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    events: EventsTable
    event_registrations: EventRegistrationsTable
    event_places: EventPlacesTable
    /** `month` as «2026-11»; the row of the empty text counts all months. */
    event_months: { month: string; events: number }
  }
}

export interface EventsTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  status: OneOf<typeof eventStatuses>
  type: OneOf<typeof eventTypes>
  title: string
  /** As it was written; null where the beginning of the text stands in its place. */
  summary: string | null
  /** Clean Markdown. */
  body: string
  /** The beginning of the text. */
  lead: string
  cover_image: string | null
  starts_at: Date
  ends_at: Date
  place: string
  league_id: number | null
  capacity: number | null
  /** In kopiykas. */
  price: number | null
  contact: string | null
  created_at: Date
  updated_at: Date
}

/** One for each person and event; who registers again gets a new id, behind all others. */
interface EventRegistrationsTable {
  id: Generated<number>
  /** Counted on by each change of the status, by the database; registering again goes on counting. */
  version: Generated<number>
  event_id: number
  user_id: number
  status: OneOf<typeof registrationStatuses>
  registered_at: Date
  moved_up_at: Date | null
}

/** How many have a place at an event, and how many wait for one. */
interface EventPlacesTable {
  event_id: number
  registered: number
  waiting: number
}
