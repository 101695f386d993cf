import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { forgetBlockedToken, keepBlockedToken, onBlockedToken, readBlockedToken } from './blocked-token.ts'

const refused = (code: 'USER_BLOCKED' | 'FORBIDDEN', data?: unknown) => new ApiError(403, { code, data })

it('only the refusal of a blocked person brings a token, and the page hears of it', () => {
  let heard = 0
  const stop = onBlockedToken(() => {
    heard += 1
  })
  for (const error of [new Error('no network'), refused('FORBIDDEN', { token: 't' }), refused('USER_BLOCKED')])
    expect(keepBlockedToken(error)).toBe(false)
  expect([readBlockedToken(), heard]).toEqual([undefined, 0])
  expect(keepBlockedToken(refused('USER_BLOCKED', { token: 't' }))).toBe(true)
  expect([readBlockedToken(), heard]).toEqual(['t', 1])
  forgetBlockedToken()
  expect([readBlockedToken(), heard]).toEqual([undefined, 2])
  stop()
})
