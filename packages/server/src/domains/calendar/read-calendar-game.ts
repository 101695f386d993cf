import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { listCalendarGames } from './list-calendar-games.ts'
import { type CalendarOf, writeCalendar } from './write-calendar.ts'

/**
 * The calendar of one own game.
 * @throws Refusal NOT_FOUND for a game of others, one that is called off, and one without an agreed time
 */
export async function readCalendarGame(db: Db, userId: number, gameId: number, of: CalendarOf): Promise<string> {
  const games = await listCalendarGames(db, userId, { id: gameId })
  if (games.length === 0) throw new Refusal('NOT_FOUND')
  return writeCalendar(games, of)
}
