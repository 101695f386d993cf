import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { isOutdated } from './use-failure.ts'

it('a refusal that brings the present state is told where it cannot go with its button', () => {
  const refused = (code: 'VERSION_CHANGED' | 'OPEN_GAME_EXISTS' | 'ALREADY_MEMBER', data?: unknown) =>
    new ApiError(409, { code, data })
  expect(isOutdated(refused('VERSION_CHANGED', { id: 7 }))).toBe(true)
  expect(isOutdated(refused('OPEN_GAME_EXISTS', { id: 7 }))).toBe(false)
  expect(isOutdated(refused('ALREADY_MEMBER'))).toBe(false)
  expect(isOutdated(new TypeError('Failed to fetch'))).toBe(false)
})
