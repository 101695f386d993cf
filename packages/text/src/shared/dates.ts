const timeZone = 'Europe/Kyiv'
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('uk-UA', { timeZone, ...options })

const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = format({ weekday: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const monthWords = format({ month: 'short' })
const numbers = format({ year: 'numeric', month: '2-digit', day: '2-digit' })

type Instant = Date | string

/** «18:00» in Kyiv. */
export const clockTime = (at: Instant) => time.format(new Date(at))

/** «о 18:00», and «об 11:05»: the one hour whose word begins with a vowel. */
export const atClock = (at: Instant) => `${clockTime(at).startsWith('11') ? 'об' : 'о'}\u00a0${clockTime(at)}`

/** «21 листопада», with the year when it is not this one. */
export function dayOf(at: Instant, now: Instant): string {
  const day = dayAndMonth.format(new Date(at))
  return yearOf(at) === yearOf(now) ? day : `${day} ${yearOf(at)}`
}

/** «сб, 21 листопада». */
export const weekdayOf = (at: Instant, now: Instant) => `${weekday.format(new Date(at))}, ${dayOf(at, now)}`

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
  const { day, month, year } = partsOf(at)
  return `${day}.${month}.${year?.slice(-2)}`
}

/** «лист. 2026» of `2026-11`. */
export const monthName = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  return `${monthWords.format(Date.UTC(year ?? 0, (number ?? 1) - 1, 15))} ${year}`
}

/** Days between two instants by the calendar of Kyiv, negative when `to` lies earlier. */
export const daysBetween = (from: Instant, to: Instant) => dayNumber(to) - dayNumber(from)

const yearOf = (at: Instant) => Number(partsOf(at).year)

const partsOf = (at: Instant) =>
  Object.fromEntries(numbers.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))

function dayNumber(at: Instant) {
  const { year, month, day } = partsOf(at)
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000
}
