import { expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'

const at = (completedAt: string) => ({ completedAt })

it('parts games at midnight of Kyiv, not of Greenwich', () => {
  const late = at('2026-11-20T22:30:00Z') // half past midnight of the 21st
  const sameDay = at('2026-11-21T10:00:00Z')
  const evening = at('2026-11-20T20:00:00Z')
  expect(groupByDay([sameDay, late, evening]).map(({ games }) => games)).toEqual([[sameDay, late], [evening]])
})
it('has no group for no games', () => {
  expect(groupByDay([])).toEqual([])
})
