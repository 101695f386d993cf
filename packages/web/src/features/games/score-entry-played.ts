import { MOST_DAYS_BACK } from '@matchbol/core/games/result-rules'
import { fromKyivField, toKyivField } from '../../lib/kyiv-field.ts'
import type { PlainDateTime } from '../../ui/plain-date.ts'
import type { EntryPurpose, GameToEnter } from './score-entry-game.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** An administrator may correct what was played a year ago. */
const daysToDecide = 365

/** What is offered before anybody says otherwise: the time that was sent before or agreed, once it has come. */
export function supposedPlayed({ completedAt, agreedAt }: GameToEnter, now: Date): PlainDateTime {
  const known = completedAt ?? agreedAt
  return toKyivField(known && new Date(known) <= now ? known : now)
}

/** The earliest moment at which the game can have been played. */
export const earliestPlayed = (purpose: EntryPurpose, now: Date): Date =>
  new Date(now.getTime() - (purpose === 'decide' ? daysToDecide : MOST_DAYS_BACK) * day)

/** Why the game cannot have been played then, in a sentence. */
export function playedFault(moment: PlainDateTime, purpose: EntryPurpose, now: Date): string | undefined {
  const at = fromKyivField(moment)
  if (!at) return 'Такого часу не буває.'
  if (at.getTime() > now.getTime() + minute) return 'Гра не могла закінчитися в майбутньому.'
  return at < earliestPlayed(purpose, now) ? `Можна записати лише ігри за останні ${MOST_DAYS_BACK} днів.` : undefined
}
