import type { ResultPurpose } from '@matchbol/core/games/endings'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from '@matchbol/core/games/limits'
import { DAY, HOUR, MINUTE } from '@matchbol/core/shared/durations'
import { fromKyiv, toKyiv } from '@matchbol/core/shared/kyiv-time'
import type { PlainDateTime } from '@matchbol/core/shared/plain-date'
import { momentOf } from '@matchbol/text/shared/dates'
import type { GameToEnter } from './game.ts'

/** An administrator may correct what was played a year ago. */
const daysToDecide = 365

/** What is offered before anybody says otherwise: the time that was sent before or agreed, once it has come. */
export function supposedPlayed({ completedAt, agreedAt }: GameToEnter, now: Date): PlainDateTime {
  const known = completedAt ?? agreedAt
  return toKyiv(known && new Date(known) <= now ? known : now)
}

/** The earliest moment at which the game can have been played. */
export function earliestPlayed(
  { acceptedAt }: Pick<GameToEnter, 'acceptedAt'>,
  purpose: ResultPurpose,
  now: Date,
): Date {
  if (purpose === 'decide') return new Date(now.getTime() - daysToDecide * DAY)
  const since = now.getTime() - MOST_DAYS_BACK * DAY
  return new Date(acceptedAt ? Math.max(since, Date.parse(acceptedAt) - ACCEPTED_AFTERWARDS_HOURS * HOUR) : since)
}

/** Why the game cannot have been played then, in a sentence. */
export function playedFault(
  moment: PlainDateTime,
  game: Pick<GameToEnter, 'acceptedAt'>,
  purpose: ResultPurpose,
  now: Date,
): string | undefined {
  const at = fromKyiv(moment)
  if (!at) return 'Такого часу не буває.'
  if (at.getTime() > now.getTime() + MINUTE) return 'Гра не могла закінчитися в майбутньому.'
  const earliest = earliestPlayed(game, purpose, now)
  // a minute is what the clock of the picker leaves out
  if (at.getTime() > earliest.getTime() - MINUTE) return undefined
  return `Зіграти могли не раніше ніж ${momentOf(earliest, now)}.`
}
