import { MINUTE } from '@matchbol/core/shared/durations'
import { calendarEntryText, calendarEntryTitle, calendarTitle } from '@matchbol/text/games/calendar-entry'
import ical from 'ical-generator'

/** A game as one person's calendar has it. */
export interface CalendarGame {
  id: number
  version: number
  startsAt: Date
  changedAt: Date
  opponent: string
  league: string
  isFriendly: boolean
  place: string | null
  /** Of a completed game. */
  score: string | null
  /** When a completed game was played, which may be another time than the agreed one. */
  playedAt: Date | null
  isWon: boolean
}

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
export function writeCalendar(games: readonly CalendarGame[], { siteName, publicUrl }: CalendarOf): string {
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
