import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from '@matchbol/core/games/result-rules'
import { momentOf } from '@matchbol/text/shared/dates'
import { fromKyivField, toKyivField } from '../../../lib/forms/kyiv-field.ts'
import type { PlainDateTime } from '../../../ui/date/plain-date.ts'
import type { EntryPurpose, GameToEnter } from './game.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** An administrator may correct what was played a year ago. */
const daysToDecide = 365

/** What is offered before anybody says otherwise: the time that was sent before or agreed, once it has come. */
export function supposedPlayed({ completedAt, agreedAt }: GameToEnter, now: Date): PlainDateTime {
  const known = completedAt ?? agreedAt
  return toKyivField(known && new Date(known) <= now ? known : now)
}

/** The earliest moment at which the game can have been played. */
export function earliestPlayed(
  { acceptedAt }: Pick<GameToEnter, 'acceptedAt'>,
  purpose: EntryPurpose,
  now: Date,
): Date {
  if (purpose === 'decide') return new Date(now.getTime() - daysToDecide * day)
  const since = now.getTime() - MOST_DAYS_BACK * day
  return new Date(acceptedAt ? Math.max(since, Date.parse(acceptedAt) - ACCEPTED_AFTERWARDS_HOURS * hour) : since)
}

/** Why the game cannot have been played then, in a sentence. */
export function playedFault(
  moment: PlainDateTime,
  game: Pick<GameToEnter, 'acceptedAt'>,
  purpose: EntryPurpose,
  now: Date,
): string | undefined {
  const at = fromKyivField(moment)
  if (!at) return 'Такого часу не буває.'
  if (at.getTime() > now.getTime() + minute) return 'Гра не могла закінчитися в майбутньому.'
  const earliest = earliestPlayed(game, purpose, now)
  // a minute is what the clock of the picker leaves out
  if (at.getTime() > earliest.getTime() - minute) return undefined
  return `Зіграти могли не раніше ніж ${momentOf(earliest, now)}.`
}
