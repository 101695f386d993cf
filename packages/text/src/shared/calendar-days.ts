import { dateFormatter } from '@matchbol/core/shared/formatters'
import { addDays, type PlainDate, type PlainDateTime } from '@matchbol/core/shared/plain-date'

// Ukrainian whatever the language of the phone. A plain date stands in no time zone: UTC only carries it.
const format = (options: Intl.DateTimeFormatOptions) => dateFormatter('uk-UA', { timeZone: 'UTC', ...options })

const weekday = format({ weekday: 'short' })
const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
const wholeWithYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const monthOfYear = format({ month: 'long', year: 'numeric' })

const at = (date: PlainDate) => new Date(`${date.slice(0, 10)}T00:00:00Z`)

/** «пн». */
export const weekdayName = (date: PlainDate) => weekday(at(date))

/** «листопад 2026». */
export const monthTitle = (date: PlainDate) => monthOfYear(at(date)).replace(/\s*р\.$/, '')

/** «субота, 21 листопада», with the year when it is not today's. */
export function wholeDate(date: PlainDate, today: PlainDate): string {
  if (date.slice(0, 4) === today.slice(0, 4)) return whole(at(date))
  return wholeWithYear(at(date)).replace(/\s*р\.$/, '')
}

/** «субота, 21 листопада, 18:00». */
export const wholeDateTime = (moment: PlainDateTime, today: PlainDate) =>
  `${wholeDate(moment, today)}, ${moment.slice(11)}`

/** «сьогодні», «завтра» or «учора»; undefined for days farther off. */
export function nearDay(date: PlainDate, today: PlainDate): string | undefined {
  if (date === today) return 'сьогодні'
  if (date === addDays(today, 1)) return 'завтра'
  return date === addDays(today, -1) ? 'учора' : undefined
}
