import { expect, it } from 'vitest'
import { guardedUntil } from './use-press-guard.ts'

it('a row of quick taps is one, however long; the next one after a pause counts', () => {
  const afterRow = [200, 400, 600].reduce(guardedUntil, 350)
  expect(afterRow).toBe(950)
  expect(guardedUntil(afterRow, 1000)).toBe(950)
})
