import { expect, it } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { openGameOf } from './open-game-of.ts'

it('a crossing invitation leads to the game that was faster', () => {
  expect(openGameOf(new ApiError(409, { code: 'OPEN_GAME_EXISTS', data: { id: 7, status: 'PENDING' } }))).toBe(7)
  expect(openGameOf(new ApiError(409, { code: 'OPEN_GAME_EXISTS' }))).toBeUndefined()
  expect(openGameOf(new ApiError(409, { code: 'VERSION_CHANGED', data: { id: 7 } }))).toBeUndefined()
  expect(openGameOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
