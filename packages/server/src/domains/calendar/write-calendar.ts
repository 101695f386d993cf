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
    name: `${siteName}: мої ігри`,
    prodId: { company: 'matchbol', product: 'calendar', language: 'UK' },
    ttl: REFRESH_SECONDS,
  })
  for (const game of games)
    calendar.createEvent({
      id: `game-${game.id}@${publicUrl ? new URL(publicUrl).hostname : 'matchbol'}`,
      sequence: game.version,
      stamp: game.changedAt,
      start: game.startsAt,
      end: new Date(game.startsAt.getTime() + GAME_MINUTES * 60_000),
      summary: `Теніс: ${game.opponent}`,
      description: descriptionOf(game),
      location: game.place,
      url: publicUrl ? new URL(`/game/${game.id}`, publicUrl).href : null,
    })
  return calendar.toString()
}

const moment = new Intl.DateTimeFormat('uk-UA', {
  timeZone: 'Europe/Kyiv',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const descriptionOf = ({ league, isFriendly, score, isWon, startsAt, playedAt }: CalendarGame) =>
  [
    isFriendly ? `${league}, товариська гра` : league,
    ...(score === null ? [] : [`${isWon ? 'Перемога' : 'Поразка'} ${score}`]),
    ...(playedAt && playedAt.getTime() !== startsAt.getTime() ? [`Зіграно ${moment.format(playedAt)}`] : []),
  ].join('\n')
