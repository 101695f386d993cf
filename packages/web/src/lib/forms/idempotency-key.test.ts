import { expect, it } from 'vitest'
import { createRequestKeys } from './idempotency-key.ts'

it('a second try of the same form has the same key, a changed one has another', () => {
  const keyFor = createRequestKeys()
  const first = keyFor({ opponentId: 7, place: 'Нивки' })
  expect(keyFor({ opponentId: 7, place: 'Нивки' })).toBe(first)
  expect(keyFor({ opponentId: 7, place: 'Локомотив' })).not.toBe(first)
})
