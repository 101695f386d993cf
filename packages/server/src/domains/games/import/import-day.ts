import { fromKyiv, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { isPlainDate } from '@matchbol/core/shared/plain-date'

/**
 * When a game ended of which only the day is known, YYYY-MM-DD: at noon in Kyiv, or now when today's noon is yet to come.
 * A code for a day that is none, or that has not come.
 */
export function momentOf(day: string, now: Date): Date | 'DATE_UNREADABLE' | 'DATE_IN_FUTURE' {
  const noon = isPlainDate(day) ? fromKyiv(`${day}T12:00`) : undefined
  if (!noon) return 'DATE_UNREADABLE'
  if (day > kyivDate(now)) return 'DATE_IN_FUTURE'
  return noon < now ? noon : now
}
