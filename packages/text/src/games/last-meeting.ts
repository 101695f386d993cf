import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { daysBetween } from '@matchbol/core/shared/kyiv-time'
import { whenPlayed } from '../shared/dates.ts'
import { counted } from '../shared/plural.ts'

const longAgoDays = 60
const monthDays = 30

/** When the two last met, and a hint where that is long ago. */
export function lastMeeting({ lastMeetingAt }: Pick<Opponent, 'lastMeetingAt'>, now: Date): string {
  if (!lastMeetingAt) return 'ще не грали між собою'
  const days = daysBetween(lastMeetingAt, now)
  if (days < longAgoDays) return `грали ${whenPlayed(lastMeetingAt, now)}`
  return `давно не грали: ${counted(Math.floor(days / monthDays), ['місяць', 'місяці', 'місяців'])}`
}
