import { asInCalendar, calendarStatuses } from '@matchbol/core/games/visibility'
import { DAY } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import { calendarTitle } from '@matchbol/text/games/calendar-entry'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { readCalendarEvent, readCalendarEvents } from '../events/calendar-events.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { ownerOfFeed } from './feed.ts'
import { type CalendarGameEntry, type CalendarOf, entryOfEvent, entryOfGame, writeCalendar } from './write-calendar.ts'

/** Games and events stay in the feed for this many days after they were played. */
const PAST_DAYS = 90

/**
 * The calendar behind a secret address: games with an agreed time, and events for which its owner has registered.
 * @throws Refusal of `ownerOfFeed`
 */
export async function readFeed(db: Db, secret: string, of: CalendarOf, now: Date): Promise<string> {
  const since = new Date(now.getTime() - PAST_DAYS * DAY)
  const ownerId = await ownerOfFeed(db, secret)
  const games = await readGames(db, ownerId, { since })
  const events = await readCalendarEvents(db, ownerId, since)
  return writeCalendar([...games.map(entryOfGame), ...events.map(entryOfEvent)], calendarTitle(of.siteName), of)
}

/**
 * The calendar of one own game.
 * @throws Refusal NOT_FOUND for a game of others, one that is called off, and one without an agreed time
 */
export async function readCalendarGame(db: Db, userId: number, gameId: number, of: CalendarOf): Promise<string> {
  const games = await readGames(db, userId, { id: gameId })
  if (games.length === 0) throw new Refusal('NOT_FOUND')
  return writeCalendar(games.map(entryOfGame), calendarTitle(of.siteName), of)
}

/** The calendar of one event, the same for everybody. @throws Refusal NOT_FOUND, also for a draft */
export const readEventFile = async (db: Db, eventId: number, of: CalendarOf): Promise<string> =>
  writeCalendar([entryOfEvent(await readCalendarEvent(db, eventId))], of.siteName, of)

/** One game, or all from a moment on. */
type Wanted = { id: number } | { since: Date }

/** The games of a person that have an agreed time and are not called off, in the order of their times. */
async function readGames(db: Db, userId: number, wanted: Wanted): Promise<CalendarGameEntry[]> {
  const rows = await selectGames(db)
    .select(sql<Date>`(select max(at) from game_events where game_id = games.id)`.as('changed_at'))
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .where('games.status', 'in', [...calendarStatuses])
    .where((eb) => ('id' in wanted ? eb('games.id', '=', wanted.id) : eb('agreed_at', '>=', wanted.since)))
    .orderBy('agreed_at')
    .orderBy('games.id')
    .execute()
  const games = await gamesOf(db, rows, { id: userId, isAdmin: false })
  return rows.flatMap((row, index) => {
    const shown = games[index]
    const game = shown && asInCalendar(shown, userId)
    return game ? { ...game, changedAt: row.changed_at } : []
  })
}
