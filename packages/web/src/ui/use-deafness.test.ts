import { expect, it } from 'vitest'
import { deafUntil } from './use-deafness.ts'

it('a row of quick taps is one, however long; the next one after a pause is heard', () => {
  const afterRow = [200, 400, 600].reduce(deafUntil, 350)
  expect(afterRow).toBe(950)
  expect(deafUntil(afterRow, 1000)).toBe(950)
})
