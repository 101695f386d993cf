import { expect, it } from 'vitest'
import { mayReloadFor } from './reload-guard.ts'

it('§8, §9: a failed chunk reloads the page at most once per 10 seconds and path', () => {
  const at = Date.parse('2026-11-21T18:00:00Z')
  expect(mayReloadFor(0, at)).toBe(true)
  expect(mayReloadFor(at, at + 9_999)).toBe(false)
  expect(mayReloadFor(at, at + 10_000)).toBe(true)
})
