import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'

it('says why the server refused', async () => {
  const error = new ApiError(422, { code: 'SCORE_IMPOSSIBLE', details: { set: 2, fault: 'SET_IMPOSSIBLE' } })
  expect(await failureText(error)).toBe('2-й сет. Сет не може закінчитися з таким рахунком.')
})

it('gives the number of the request where only an administrator can help', async () => {
  expect(await failureText(new ApiError(500, { errorType: 'INTERNAL', requestId: 'r7' }))).toContain('r7')
})
