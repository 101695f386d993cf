import type { CalendarGame } from '@matchbol/core/games/visibility'
import { momentOf } from '../shared/dates.ts'

/** What a calendar that follows one's games and events is called. */
export const calendarTitle = (siteName: string) => `${siteName}: мої ігри та події`

/** What a game is called in it. */
export const calendarEntryTitle = (opponent: string) => `Теніс: ${opponent}`

type CalendarEntry = Pick<CalendarGame, 'league' | 'isFriendly' | 'startsAt' | 'score' | 'isWon' | 'playedAt'>

/** League and result, a line each, and when the game was played where that is another time than the agreed one. */
export const calendarEntryText = ({ league, isFriendly, score, isWon, startsAt, playedAt }: CalendarEntry) =>
  [
    isFriendly ? `${league}, товариська гра` : league,
    ...(score === null ? [] : [`${isWon ? 'Перемога' : 'Поразка'} ${score}`]),
    ...(playedAt && playedAt.getTime() !== startsAt.getTime() ? [`Зіграно ${momentOf(playedAt, startsAt)}`] : []),
  ].join('\n')
