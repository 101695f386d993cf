import { describe, expect, it } from 'vitest'
import { areFit, slotFault, slotsFrom, toggleSlot } from './slots.ts'

const now = new Date('2026-11-21T10:00:00Z') // noon in Kyiv

describe('proposed times', () => {
  it('are sent in order, each once: what is pressed again is given up', () => {
    const picked = ['2026-11-23T18:00', '2026-11-22T18:00'].reduce(toggleSlot, [] as string[])
    expect(slotsFrom(picked)).toEqual(['2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'])
    expect(toggleSlot(picked, '2026-11-22T18:00')).toEqual(['2026-11-23T18:00'])
  })
  it('lie in the future, within sixty days', () => {
    expect(slotFault('2026-11-21T11:59', now)).toBe('Цей час уже минув.')
    expect(slotFault('2026-11-21T12:01', now)).toBeUndefined()
    expect(slotFault('2027-01-20T12:00', now)).toBeUndefined()
    expect(slotFault('2027-01-20T12:01', now)).toBe('Не далі ніж за 60 днів.')
  })
  it('exist on the clock of Kyiv', () => {
    expect(slotFault('2027-03-28T03:30', new Date('2027-03-20T10:00:00Z'))).toContain('Такого часу немає')
  })
  it('are not sent while one of them is wrong', () => {
    expect(areFit(slotsFrom(['2026-11-01T18:00', '2026-11-23T18:00']), now)).toBe(false)
    expect(areFit(slotsFrom(['2026-11-23T18:00']), now)).toBe(true)
  })
})
