import { describe, expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

const now = new Date('2026-11-21T10:00:00Z')

const answers = import.meta.glob<Record<string, object>>('../../../../core/src/*/refusals.ts', { eager: true })
const codes = Object.values(answers)
  .flatMap((answers) => Object.entries(answers))
  .flatMap(([name, answers]) => (name.endsWith('Refusals') ? Object.keys(answers) : []))

it('has a sentence for every refusal of every domain, and none for what nobody says', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['NOT_FOUND', 'NO_TOKEN', 'IMAGE_KIND', 'LEAGUE_NEEDED', 'SLOT_NOT_PROPOSED']),
  )
  expect(codes.filter((code) => !refusalText(code, {}, now)?.endsWith('.'))).toEqual([])
  for (const code of ['toString', '', undefined]) expect(refusalText(code, {}, now)).toBeUndefined()
})

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
