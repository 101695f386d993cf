import { describe, expect, it } from 'vitest'
import { chances, decimal, percent, points, signed, signedInFull } from './figures.ts'
import { fullName, initials, tvName } from './names.ts'
import { counted, plural } from './plural.ts'

const games = ['гра', 'гри', 'ігор'] as const
const nbsp = '\u00a0'

describe('plurals', () => {
  it('counts games as Ukrainian does', () => {
    expect([1, 2, 5, 11, 12, 21, 22, 25, 111, 0].map((count) => plural(count, games))).toEqual([
      'гра',
      'гри',
      'ігор',
      'ігор',
      'ігор',
      'гра',
      'гри',
      'ігор',
      'ігор',
      'ігор',
    ])
  })
  it('keeps number and word on one line', () => {
    expect(counted(5, games)).toBe(`5${nbsp}ігор`)
    expect(counted(1286, games)).toBe(`1${nbsp}286${nbsp}ігор`)
  })
})

describe('figures', () => {
  it('shows a change with its sign and a true minus', () => {
    expect([46.52, -25.4, 0.3, -0.3].map(signed)).toEqual(['+47', '\u221225', '0', '0'])
  })
  it('shows a change in full where it is explained', () => {
    expect([46.52, -28.6].map(signedInFull)).toEqual(['+46,52', '\u221228,60'])
  })
  it('shows two chances that are a hundred together', () => {
    expect([0.335, 0.665, 0.5].map(chances)).toEqual([
      [`34${nbsp}%`, `66${nbsp}%`],
      [`67${nbsp}%`, `33${nbsp}%`],
      [`50${nbsp}%`, `50${nbsp}%`],
    ])
  })
  it('shows a rating whole', () => {
    expect(points(1434.52)).toBe('1435')
  })
  it('shows a share in percent with a comma', () => {
    expect(percent(0.2618)).toBe(`26${nbsp}%`)
    expect(percent(0.2618, 1)).toBe(`26,2${nbsp}%`)
    expect(decimal(141.42, 1)).toBe('141,4')
  })
})

describe('names', () => {
  const andriy = { firstName: 'Андрій', lastName: 'Ковальчук' }
  it('joins what there is', () => {
    expect(fullName(andriy)).toBe('Андрій Ковальчук')
    expect(fullName({ firstName: 'Андрій', lastName: null })).toBe('Андрій')
    expect(fullName({})).toBe('')
  })
  it('shortens the first name as on television', () => {
    expect(tvName(andriy)).toBe(`А.${nbsp}Ковальчук`)
    expect(tvName({ firstName: 'Андрій', lastName: '' })).toBe('Андрій')
  })
  it('takes the first letters', () => {
    expect(initials(andriy)).toBe('АК')
    expect(initials({ firstName: 'їжак' })).toBe('Ї')
  })
})
