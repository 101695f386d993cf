const DAY = /^\d{4}-\d{2}-\d{2}$/
const HOUR = 3_600_000
const kyivHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' })
const kyivDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' })

/**
 * When a game ended of which only the day is known, YYYY-MM-DD: at noon in Kyiv, or now when today's noon is yet to come.
 * A code for a day that is none, or that has not come.
 */
export function momentOf(day: string, now: Date): Date | 'DATE_UNREADABLE' | 'DATE_IN_FUTURE' {
  const noon = new Date(`${day}T12:00:00Z`)
  if (!DAY.test(day) || Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) return 'DATE_UNREADABLE'
  if (day > kyivDay.format(now)) return 'DATE_IN_FUTURE'
  const noonInKyiv = noon.getTime() - (Number(kyivHour.format(noon)) - 12) * HOUR
  return new Date(Math.min(noonInKyiv, now.getTime()))
}
