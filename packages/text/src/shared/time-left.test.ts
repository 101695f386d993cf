import { HOUR, MINUTE } from '@matchbol/core/shared/durations'
import { describe, expect, it } from 'vitest'
import { countdownParts, timeLeftShort, timeLeftText } from './time-left.ts'

const day = 24 * HOUR
const values = (left: number) => countdownParts(left).map(({ value, unit }) => `${value} ${unit}`)

describe('a countdown', () => {
  it('counts seconds while less than two days are left', () => {
    expect(values(17 * HOUR + 42 * MINUTE + 8000)).toEqual(['17 год', '42 хв', '8 с'])
    expect(values(47 * HOUR)).toEqual(['47 год', '0 хв', '0 с'])
  })
  it('counts days before that', () => {
    expect(values(3 * day + 5 * HOUR)).toEqual(['3 дн', '5 год', '0 хв'])
  })
  it('stands at zero once the time is up', () => {
    expect(values(-5000)).toEqual(['0 год', '0 хв', '0 с'])
  })
})

it('a line of text names the greatest unit', () => {
  const nbsp = '\u00a0'
  expect(timeLeftText(3 * day)).toBe(`3${nbsp}дні`)
  expect(timeLeftText(47 * HOUR)).toBe(`47${nbsp}годин`)
  expect(timeLeftText(90_000)).toBe(`1${nbsp}хвилина`)
  expect(timeLeftText(-1)).toBe('строк минув')
})

it('a label says how much is left, in short', () => {
  const nbsp = '\u00a0'
  expect(timeLeftShort(19 * day)).toBe(`ще 19${nbsp}днів`)
  expect(timeLeftShort(31 * HOUR + 5)).toBe(`ще 31${nbsp}год`)
  expect(timeLeftShort(42 * MINUTE)).toBe(`ще 42${nbsp}хв`)
  expect(timeLeftShort(1)).toBe(`ще 1${nbsp}хв`)
  expect(timeLeftShort(0)).toBe('строк минув')
})
