import type { CountedChange } from './completed-game.ts'

/** How many games more or fewer ended on a day, which is the UTC one, `YYYY-MM-DD`: it is no day of Kyiv and only leads to a page. */
export interface DayDifference {
  day: string
  games: number
}

/** The differences that changes make to the games of days, in the order of the days. */
export function dayDifferences(changes: readonly CountedChange[]): DayDifference[] {
  const days = new Map<string, number>()
  const count = (at: string | undefined, times: number) => {
    if (at) days.set(at.slice(0, 10), (days.get(at.slice(0, 10)) ?? 0) + times)
  }
  for (const { before, after } of changes) {
    count(before?.completedAt, -1)
    count(after?.completedAt, 1)
  }
  return [...days]
    .filter(([, games]) => games !== 0)
    .map(([day, games]) => ({ day, games }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
