import { dateFormatter } from '@matchbol/core/shared/formatters'
import { daysBetween, KYIV, kyivDate, kyivYear } from '@matchbol/core/shared/kyiv-time'

const format = (options: Intl.DateTimeFormatOptions) => dateFormatter('uk-UA', { timeZone: KYIV, ...options })

const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = format({ weekday: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const dayAndShortMonth = format({ day: 'numeric', month: 'short' })
const monthWords = format({ month: 'short' })

type Instant = Date | string

/** «18:00» in Kyiv. */
export const clockTime = (at: Instant) => time(new Date(at))

/** «о 18:00», and «об 11:05»: the one hour whose word begins with a vowel. */
export const atClock = (at: Instant) => `${clockTime(at).startsWith('11') ? 'об' : 'о'}\u00a0${clockTime(at)}`

/** «21 листопада», with the year when it is not this one. */
export function dayOf(at: Instant, now: Instant): string {
  const day = dayAndMonth(new Date(at))
  return kyivYear(at) === kyivYear(now) ? day : `${day} ${kyivYear(at)}`
}

/** «сб, 21 листопада». */
export const weekdayOf = (at: Instant, now: Instant) => `${weekday(new Date(at))}, ${dayOf(at, now)}`

/** «сб, 21 листопада, 18:00». */
export const momentOf = (at: Instant, now: Instant) => `${weekdayOf(at, now)}, ${clockTime(at)}`

/** «учора о 20:15», «сьогодні об 11:05», «завтра о 18:00», else the weekday, day and time. */
export function when(at: Instant, now: Instant): string {
  const word = { [-1]: 'учора', 0: 'сьогодні', 1: 'завтра' }[daysBetween(now, at)]
  return word ? `${word} ${atClock(at)}` : momentOf(at, now)
}

/** Short form for lists of past games: near days with their time, older ones without. */
export const whenPlayed = (at: Instant, now: Instant) =>
  Math.abs(daysBetween(now, at)) <= 1 ? when(at, now) : weekdayOf(at, now)

/** «05.11.26», for axes and tables where years meet. */
export function shortDate(at: Instant): string {
  const [year = '', month, day] = kyivDate(at).split('-')
  return `${day}.${month}.${year.slice(-2)}`
}

/** «лист. 2026» of `2026-11`. */
export const monthName = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  return `${monthWords(Date.UTC(year ?? 0, (number ?? 1) - 1, 15))} ${year}`
}

/** A leaf of a calendar, on which no whole month fits: «сб», «21», «лист.». */
export function calendarLeaf(at: Instant) {
  const [day = '', month = ''] = dayAndShortMonth(new Date(at)).split(' ')
  return { weekday: weekday(new Date(at)), day, month }
}
