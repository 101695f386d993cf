import { describe, expect, it } from 'vitest'
import { fromKyivField, toKyivField } from './kyiv-field.ts'

describe('a field for day and time', () => {
  it.each([
    ['2026-11-21T18:00', '2026-11-21T16:00:00.000Z'],
    ['2026-07-01T18:00', '2026-07-01T15:00:00.000Z'],
    ['2026-10-25T02:59', '2026-10-24T23:59:00.000Z'], // the last hour before the clock goes back
    ['2026-10-25T03:30', '2026-10-25T01:30:00.000Z'], // comes twice: the later
    ['2026-10-25T05:00', '2026-10-25T03:00:00.000Z'],
    ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'], // the first minute of summer time
  ])('reads %s by the clock of Kyiv', (field, instant) => {
    expect(fromKyivField(field)?.toISOString()).toBe(instant)
    expect(toKyivField(instant)).toBe(field)
  })
  it('writes midnight as 00', () => {
    expect(toKyivField('2026-11-21T22:00:00Z')).toBe('2026-11-22T00:00')
  })
  it('means nothing in the hour that the clock leaves out in spring', () => {
    expect(fromKyivField('2026-03-29T03:00')).toBeUndefined()
    expect(fromKyivField('2026-03-29T03:59')).toBeUndefined()
  })
  it('means nothing while it is empty or half-filled', () => {
    expect(fromKyivField('')).toBeUndefined()
    expect(fromKyivField('2026-11-21')).toBeUndefined()
    expect(fromKyivField('2026-13-41T18:00')).toBeUndefined()
  })
})
