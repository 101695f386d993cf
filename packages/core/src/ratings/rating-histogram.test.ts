import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/property-runs.ts'
import { EVERYBODY, type HistogramCount, histogramDifference, type ListedRating } from './rating-histogram.ts'

const listed = (points: number, categoryId: number | null = null): ListedRating => ({
  categoryId,
  isRecent: true,
  points,
})

test('a player is counted in the whole league and in the category, by hundreds and by single points', () => {
  const counts = histogramDifference([{ before: null, after: listed(1234.56, 7) }])
  expect(counts.map(({ among, step, bucket, players }) => [among, step, bucket, players])).toEqual([
    [EVERYBODY, 100, 12, 1],
    [EVERYBODY, 1, 1234, 1],
    [7, 100, 12, 1],
    [7, 1, 1234, 1],
  ])
})

test('a rating that moves within its hundred changes single points only, and within its point nothing', () => {
  const steps = (before: number, after: number) =>
    histogramDifference([{ before: listed(before), after: listed(after) }]).map(({ step }) => step)
  expect(steps(1234.56, 1240)).toEqual([1, 1, 1, 1])
  expect(steps(1234.56, 1234.99)).toEqual([])
})

const rating = fc.record({
  categoryId: fc.constantFrom(null, 1, 2),
  isRecent: fc.boolean(),
  points: fc.integer({ min: -20_000, max: 30_000 }).map((hundredths) => hundredths / 100),
})

test('whatever happens in whatever steps, the counts are those of how the players stand at last', () => {
  const histories = fc.array(fc.array(fc.option(rating), { minLength: 1, maxLength: 5 }), { maxLength: 8 })
  fc.assert(
    fc.property(histories, (players) => {
      const sum = new Map<string, number>()
      for (let step = 0; step < 5; step++) {
        const changes = players.flatMap((history) =>
          step < history.length ? [{ before: history[step - 1] ?? null, after: history[step] ?? null }] : [],
        )
        for (const count of histogramDifference(changes))
          sum.set(keyOf(count), (sum.get(keyOf(count)) ?? 0) + count.players)
      }
      const atLast = histogramDifference(players.map((history) => ({ before: null, after: history.at(-1) ?? null })))
      expect(new Map([...sum].filter(([, count]) => count !== 0))).toEqual(
        new Map(atLast.map((count) => [keyOf(count), count.players])),
      )
    }),
    { numRuns: runs(50, 5000) },
  )
})

const keyOf = ({ among, isRecent, step, bucket }: HistogramCount) => `${among} ${isRecent} ${step} ${bucket}`
