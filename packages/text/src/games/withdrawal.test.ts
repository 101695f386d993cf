import { expect, it } from 'vitest'
import { withdrawalWords } from './withdrawal.ts'

const result = { score: '6:4 6:4', isRecorded: false, wasResubmitted: false }

it('taking a result back opens the game again, ends a recorded one, and leaves a dispute where it was', () => {
  expect(withdrawalWords(result)).toContain('гра знову стане узгодженою')
  expect(withdrawalWords({ ...result, isRecorded: true })).toContain('буде скасовано')
  for (const isRecorded of [false, true])
    expect(withdrawalWords({ ...result, isRecorded, wasResubmitted: true })).toContain('вирішить адміністратор')
})
