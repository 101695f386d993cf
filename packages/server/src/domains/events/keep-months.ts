import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { EVER, monthOf } from '../../platform/projections/counted-months.ts'
import { projection } from '../../platform/projections/projection.ts'

/** When a public event ends; undefined of a draft. */
type Listing = Date | undefined

/** Counts an event in the month in which it ends now. */
export async function keepMonths(db: Db, before: Listing, after: Listing) {
  const [from, to] = [before && monthOf(before), after && monthOf(after)]
  if (from === to) return
  const changes = [
    ...(from && to ? [] : [{ month: EVER, events: to ? 1 : -1 }]),
    ...(from ? [{ month: from, events: -1 }] : []),
    ...(to ? [{ month: to, events: 1 }] : []),
  ]
  await db
    .insertInto('event_months')
    .values(changes.sort((a, b) => (a.month < b.month ? -1 : 1))) // locked in one order
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ events: sql<number>`event_months.events + excluded.events` }),
    )
    .execute()
  if (from) await db.deleteFrom('event_months').where('month', 'in', [EVER, from]).where('events', '=', 0).execute()
}

/** How many public events end in each month, and how many there are. */
export const eventMonths = projection({
  table: 'event_months',
  version: 2,
  key: ['month'],
  expected: (db) =>
    inBatches(
      db,
      sql<{ month: string; events: number }>`
        select month, count(*) as events
        from events, unnest(array[${EVER}, to_char(ends_at at time zone 'UTC', 'YYYY-MM')]) month
        where status <> 'DRAFT' group by 1`,
    ),
})
