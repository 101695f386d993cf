import { DAY } from '../shared/durations.ts'
import { dayOf, laterDay, minuteOfDay, momentOf, monthOf } from '../shared/kyiv-time.ts'

interface Span {
  startsAt: Date
  /** The first moment after the season. */
  endsAt: Date
}

/** A season that was cut shorter than this says nothing about how long the next should be. */
const SHORTEST_DAYS = 14
/** Days before the announced end from which players are told what they still have open. */
const WARNING_DAYS = 7

/**
 * The end of a season that follows on one and is as long: so many months and days of Kyiv's calendar, whatever the clocks
 * do meanwhile, at the same time of day. Null after one shorter than two weeks: the next has no announced end.
 */
export function followingEnd({ startsAt, endsAt }: Span): Date | null {
  const [first, end] = [dayOf(startsAt), dayOf(endsAt)]
  if (end - first < SHORTEST_DAYS) return null
  const months = wholeMonths(first, end)
  const days = end - laterDay(first, months, 0)
  return momentOf(laterDay(end, months, days), minuteOfDay(endsAt))
}

function wholeMonths(first: number, end: number): number {
  const [from, to] = [monthOf(first), monthOf(end)]
  const months = (to.year - from.year) * 12 + to.month - from.month
  return laterDay(first, months, 0) <= end ? months : months - 1
}

const quarters = ['Зима', 'Весна', 'Літо', 'Осінь'] as const

/** A season by the quarter in whose midst it lies, «Зима 2027»; a name that the league has had gets a number. */
export function seasonName(startsAt: Date, endsAt: Date | null, taken: readonly string[]): string {
  const middle = endsAt ? Math.floor((dayOf(startsAt) + dayOf(endsAt)) / 2) : dayOf(startsAt)
  const { year, month } = monthOf(middle)
  const isDecember = month === 11 // it belongs to the winter that follows
  return freeSeasonName(`${quarters[Math.floor(((month + 1) % 12) / 3)]} ${year + Number(isDecember)}`, taken)
}

/** The name, with a number behind it where the league has had a season of that name: «Зима 2027 (2)». */
export function freeSeasonName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} (${number})`)) number++
  return `${name} (${number})`
}

/** Whether the running season's announced end is so near that players are told. */
export function endsSoon(endsAt: Date, now: Date): boolean {
  const left = endsAt.getTime() - now.getTime()
  return left > 0 && left <= WARNING_DAYS * DAY
}
