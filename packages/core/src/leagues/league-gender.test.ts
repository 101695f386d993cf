import { expect, it } from 'vitest'
import { checkGender, genderFit } from './league-gender.ts'

it.each([
  ['MEN', 'MEN', 'fits'],
  ['MEN', 'WOMEN', 'differs'],
  ['MEN', null, 'unknown'],
  ['WOMEN', 'WOMEN', 'fits'],
  ['WOMEN', 'MEN', 'differs'],
  ['WOMEN', null, 'unknown'],
  ['MIXED', 'MEN', 'fits'],
  ['MIXED', null, 'fits'],
  ['ANY', 'WOMEN', 'fits'],
  ['ANY', null, 'fits'],
] as const)('a league for %s and a person who says %s: %s', (league, person, fit) => {
  expect(genderFit(league, person)).toBe(fit)
})

it('a refusal says whom the league takes and why not this person', () => {
  expect(() => checkGender('WOMEN', null)).toThrow(
    expect.objectContaining({ code: 'LEAGUE_GENDER', details: { fault: 'unknown', gender: 'WOMEN' } }),
  )
  expect(() => checkGender('MEN', 'WOMEN')).toThrow(
    expect.objectContaining({ code: 'LEAGUE_GENDER', details: { fault: 'differs', gender: 'MEN' } }),
  )
})
