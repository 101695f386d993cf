import { expect, it } from 'vitest'
import { nextInLog } from './game-log-next.ts'

const at = '2026-11-23T10:00:00.000Z'
const none = { expiresAt: null, confirmBy: null, playBy: null, isRecorded: false }

it('an unanswered result will stand by itself', () => {
  expect(nextInLog({ ...none, status: 'PENDING_CONFIRMATION', confirmBy: at })).toEqual({
    at,
    what: 'Без відповіді результат підтвердиться автоматично',
  })
})
it('a recorded game that nobody agreed to will be cancelled instead', () => {
  const coming = nextInLog({ ...none, status: 'PENDING_CONFIRMATION', confirmBy: at, isRecorded: true })
  expect(coming?.what).toContain('скасовано')
})
it('a result corrected after a dispute waits for a person, not for a deadline', () => {
  expect(nextInLog({ ...none, status: 'PENDING_CONFIRMATION' })).toBeNull()
})
it('nothing more happens to a completed game, whatever its old deadlines', () => {
  expect(nextInLog({ ...none, status: 'COMPLETED', playBy: at })).toBeNull()
})
