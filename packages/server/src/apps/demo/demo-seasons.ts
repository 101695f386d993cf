import { dayOf, firstOfMonth, momentOf, monthOf } from '@matchbol/core/shared/kyiv-time'

export interface DemoSeason {
  name: string
  /** Calendar days of Kyiv; the last day is the season's own. */
  firstDay: number
  lastDay: number
}

export interface Seasons {
  finished: DemoSeason
  running: DemoSeason
}

/** Whole months before the present one: the running season has had at least two, the one before it five. */
const RUNNING_MONTHS = 2
const FINISHED_MONTHS = 5

/** A season that has just ended and the one that runs, for whatever day it is. */
export function seasonsAround(now: Date): Seasons {
  const today = dayOf(now)
  const change = firstOfMonth(today, -RUNNING_MONTHS)
  return {
    finished: seasonOf(firstOfMonth(change, -FINISHED_MONTHS), change - 1),
    running: seasonOf(change, firstOfMonth(today, 1) - 1),
  }
}

export const startOf = ({ firstDay }: DemoSeason): Date => momentOf(firstDay, 0)
/** The first moment after it. */
export const endOf = ({ lastDay }: DemoSeason): Date => momentOf(lastDay + 1, 0)

const seasonOf = (firstDay: number, lastDay: number): DemoSeason => ({
  name: nameOf(firstDay, lastDay),
  firstDay,
  lastDay,
})

const partsOfYear = ['Зима', 'Весна', 'Літо', 'Осінь'] as const

/** As clubs call their seasons, by all but their first and last month: «Осінь 2026», «Весна–літо 2026», «Осінь–зима 2026/27». */
function nameOf(firstDay: number, lastDay: number): string {
  const [first, last] = [monthOf(firstDay), monthOf(lastDay)]
  const [from, to] = [partOfYear(first.month + 1), partOfYear(last.month - 1)]
  const parts = from === to ? from : `${from}–${to.toLowerCase()}`
  return `${parts} ${first.year}${first.year === last.year ? '' : `/${String(last.year).slice(2)}`}`
}

/** December belongs to the winter that follows. */
const partOfYear = (month: number) => partsOfYear[Math.floor(((month + 13) % 12) / 3)] ?? partsOfYear[0]
