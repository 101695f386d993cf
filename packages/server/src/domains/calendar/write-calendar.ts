import type { CalendarGame } from '@matchbol/core/games/visibility'
import { MINUTE } from '@matchbol/core/shared/durations'
import { calendarEventText } from '@matchbol/text/events/calendar-entry'
import { calendarEntryText, calendarEntryTitle } from '@matchbol/text/games/calendar-entry'
import ical, { ICalEventStatus } from 'ical-generator'
import type { CalendarEvent } from '../events/calendar-events.ts'

/** A game of one person's calendar, and when it was last moved. */
export type CalendarGameEntry = CalendarGame & { changedAt: Date }

/** Which site the calendar is of; without its address there are no links. */
export interface CalendarOf {
  siteName: string
  publicUrl: string | undefined
}

/** Minutes that a game takes in a calendar: a court is booked for so long. */
const GAME_MINUTES = 90
/** Seconds after which a calendar should ask again. */
const REFRESH_SECONDS = 3600

interface Entry {
  /** What it is and its number: it keeps its uid whatever happens to it. */
  key: string
  path: string
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  text: string
  place: string | null
  status?: CalendarEvent['status']
}

/** Games as entries of a calendar. */
export const entryOfGame = (game: CalendarGameEntry): Entry => ({
  ...{ key: `game-${game.id}`, path: `/game/${game.id}`, sequence: game.version, changedAt: game.changedAt },
  startsAt: game.startsAt,
  endsAt: new Date(game.startsAt.getTime() + GAME_MINUTES * MINUTE),
  title: calendarEntryTitle(game.opponent),
  text: calendarEntryText(game),
  place: game.place,
})

/** Events as entries of a calendar. */
export const entryOfEvent = ({ id, summary, ...event }: CalendarEvent): Entry => ({
  ...event,
  ...{ key: `event-${id}`, path: `/events/${id}` },
  text: calendarEventText({ summary, isWaiting: event.status === 'TENTATIVE' }),
})

/** Entries as iCalendar. Times are in UTC, which every calendar shows by its own clock. */
export function writeCalendar(entries: readonly Entry[], name: string, { publicUrl }: CalendarOf): string {
  const calendar = ical({
    name,
    prodId: { company: 'matchbol', product: 'calendar', language: 'UK' },
    ttl: REFRESH_SECONDS,
  })
  const host = publicUrl ? new URL(publicUrl).hostname : 'matchbol'
  for (const { key, path, sequence, changedAt, startsAt, endsAt, title, text, place, status } of entries)
    calendar.createEvent({
      id: `${key}@${host}`,
      sequence,
      stamp: changedAt,
      start: startsAt,
      end: endsAt,
      summary: title,
      description: text || null,
      location: place,
      url: publicUrl ? new URL(path, publicUrl).href : null,
      status: status ? ICalEventStatus[status] : null,
    })
  return calendar.toString()
}
