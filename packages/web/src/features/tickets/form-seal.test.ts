import { LEAST_FORM_SECONDS } from '@matchbol/core/tickets/limits'
import { expect, it } from 'vitest'
import { untilSendable } from './form-seal.ts'

it('who writes faster than a form may be sent waits for the rest of it, counted from the page and not from the last try', () => {
  const opened = 1_000_000
  const least = LEAST_FORM_SECONDS * 1000
  expect(untilSendable(opened, opened + 1000)).toBe(least - 1000)
  expect([untilSendable(opened, opened + least), untilSendable(opened, opened + 60_000)]).toEqual([0, 0])
})
