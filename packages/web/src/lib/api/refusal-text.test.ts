import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { refusalText, sentenceFor } from './refusal-text.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('why something was refused', () => {
  it('names the set and what is wrong with it', () => {
    const error = new ApiError(422, { code: 'SCORE_IMPOSSIBLE', details: { set: 2, fault: 'SET_IMPOSSIBLE' } })
    expect(refusalText(error)).toBe('2-й сет. Сет не може закінчитися з таким рахунком.')
  })
  it('says from when it becomes possible', () => {
    expect(sentenceFor('REMATCH_TOO_SOON', { until: '2026-11-28T16:00:00Z' }, now)).toBe(
      'Ви нещодавно грали між собою: для реваншу ще зарано. Можна буде: сб, 28 листопада, 18:00.',
    )
  })
  it('says whom a league takes, and what to do where the profile says nothing', () => {
    expect(sentenceFor('LEAGUE_GENDER', { gender: 'WOMEN', fault: 'unknown' })).toBe(
      'Це жіноча ліга. Щоб вступити, вкажіть стать у профілі.',
    )
    expect(sentenceFor('LEAGUE_GENDER', { gender: 'MEN', fault: 'differs' })).toBe(
      'Це чоловіча ліга, а у вашому профілі вказано іншу стать.',
    )
  })
  it('gives the number of the request where only an administrator can help', () => {
    expect(refusalText(new ApiError(500, { errorType: 'INTERNAL', requestId: 'r7' }))).toContain('r7')
  })
})
