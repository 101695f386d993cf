import { dayOf, momentOf } from '@matchbol/core/shared/kyiv-time'
import { leave, register } from '../../domains/events/register.ts'
import { addEvent, changeEvent, withText } from '../../domains/events/write-event.ts'
import type { Db } from '../../platform/db/client.ts'
import { awake, later } from './court-hours.ts'
import { type DemoEvent, demoEvents } from './demo-events.ts'
import type { Club } from './found-club.ts'

const KOPIYKAS = 100

/** The events of the club: announced, filled in the order of coming and cancelled by the moves that people make. */
export async function writeEvents(db: Db, club: Club, now: Date) {
  for (const event of demoEvents) await holdEvent(db, club, event, now)
}

async function holdEvent(db: Db, { players, leagues }: Club, event: DemoEvent, now: Date) {
  const { title, type, place, league, capacity, price, contact, summary, fate, comers, leavers = [] } = event
  const startsAt = momentOf(dayOf(now) + event.inDays, event.at * 60)
  const announcedAt = awake(later(startsAt < now ? startsAt : now, { days: -event.announcedDaysBefore }))
  const admin = players.gudz
  const text = await withText(db, { body: event.body }, admin, announcedAt)
  const { id } = await addEvent(
    db,
    {
      ...{ title, type, place, startsAt, endsAt: later(startsAt, { hours: event.lasts }), ...text },
      ...(league && { leagueId: leagues[league].id }),
      ...(capacity && { capacity }),
      ...(price !== undefined && { price: price * KOPIYKAS }),
      ...(contact && { contact }),
      ...(summary && { summary }),
      status: fate === 'draft' ? 'DRAFT' : 'PUBLISHED',
    },
    admin,
    announcedAt,
  )
  for (const [nth, key] of comers.entries())
    await register(db, id, players[key], later(announcedAt, { hours: 2, minutes: 97 * nth }))
  for (const key of leavers) await leave(db, id, players[key], later(announcedAt, { days: 2 }))
  if (fate === 'cancelled') await changeEvent(db, id, { status: 'CANCELLED' }, admin, later(announcedAt, { days: 5 }))
}
