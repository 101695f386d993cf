import type { CalendarGame } from '@matchbol/core/games/visibility'
import { MINUTE } from '@matchbol/core/shared/durations'
import { calendarEntryText, calendarEntryTitle, calendarTitle } from '@matchbol/text/games/calendar-entry'
import ical from 'ical-generator'

/** A game of one person's calendar, and when it was last moved. */
export type CalendarEntry = CalendarGame & { changedAt: Date }

/** Which site the calendar is of; without its address there are no links. */
export interface CalendarOf {
  siteName: string
  publicUrl: string | undefined
}

/** Minutes that a game takes in a calendar: a court is booked for so long. */
const GAME_MINUTES = 90
/** Seconds after which a calendar should ask again. */
const REFRESH_SECONDS = 3600

/** Games as iCalendar. Times are in UTC, which every calendar shows by its own clock. A game keeps its uid whatever happens to it. */
export function writeCalendar(games: readonly CalendarEntry[], { siteName, publicUrl }: CalendarOf): string {
  const calendar = ical({
    name: calendarTitle(siteName),
    prodId: { company: 'matchbol', product: 'calendar', language: 'UK' },
    ttl: REFRESH_SECONDS,
  })
  for (const game of games)
    calendar.createEvent({
      id: `game-${game.id}@${publicUrl ? new URL(publicUrl).hostname : 'matchbol'}`,
      sequence: game.version,
      stamp: game.changedAt,
      start: game.startsAt,
      end: new Date(game.startsAt.getTime() + GAME_MINUTES * MINUTE),
      summary: calendarEntryTitle(game.opponent),
      description: calendarEntryText(game),
      location: game.place,
      url: publicUrl ? new URL(`/game/${game.id}`, publicUrl).href : null,
    })
  return calendar.toString()
}
