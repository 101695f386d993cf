import { describe, expect, it } from 'vitest'
import { refusalText } from './refusals.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('why something was refused', () => {
  it('names the set and what is wrong with it', () => {
    expect(refusalText('SCORE_IMPOSSIBLE', { set: 2, fault: 'SET_IMPOSSIBLE' }, now)).toBe(
      '2-й сет. Сет не може закінчитися з таким рахунком.',
    )
  })
  it('says from when it becomes possible', () => {
    expect(refusalText('REMATCH_TOO_SOON', { until: '2026-11-28T16:00:00Z' }, now)).toBe(
      'Ви нещодавно грали між собою: для реваншу ще зарано. Можна буде: сб, 28 листопада, 18:00.',
    )
  })
  it('says whom a league takes, and what to do where the profile says nothing', () => {
    expect(refusalText('LEAGUE_GENDER', { gender: 'WOMEN', fault: 'unknown' }, now)).toBe(
      'Це жіноча ліга. Щоб вступити, вкажіть стать у профілі.',
    )
    expect(refusalText('LEAGUE_GENDER', { gender: 'MEN', fault: 'differs' }, now)).toBe(
      'Це чоловіча ліга, а у вашому профілі вказано іншу стать.',
    )
  })
})
