import { expect, it } from 'vitest'
import { kyivYear } from './kyiv-year.ts'

it('§2: the year of the copyright turns at midnight in Kyiv', () => {
  expect(kyivYear('2026-12-31T21:59:59Z')).toBe('2026')
  expect(kyivYear('2026-12-31T22:00:00Z')).toBe('2027')
})
