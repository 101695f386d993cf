import { DAY } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { feedHash } from './feed-secret.ts'
import { listCalendarGames } from './list-calendar-games.ts'
import { type CalendarOf, writeCalendar } from './write-calendar.ts'

/** Games stay in the feed for this many days after they were played. */
const PAST_DAYS = 90

/**
 * The calendar behind a secret address: games with an agreed time.
 * @throws Refusal NOT_FOUND for a wrong secret, and where its owner is blocked or deleted
 */
export async function readFeed(db: Db, secret: string, of: CalendarOf, now: Date): Promise<string> {
  const owner = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select('users.id')
    .where('secret_hash', '=', feedHash(secret))
    .where('users.status', '=', 'ACTIVE')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner) throw new Refusal('NOT_FOUND')
  const since = new Date(now.getTime() - PAST_DAYS * DAY)
  return writeCalendar(await listCalendarGames(db, owner.id, { since }), of)
}
