import { describe, expect, it } from 'vitest'
import { slotFault, slotsFrom } from './invite-slots.ts'

const now = new Date('2026-11-21T10:00:00Z') // noon in Kyiv

describe('proposed times', () => {
  it('are sent in order, each once, without the empty fields', () => {
    expect(slotsFrom(['2026-11-23T18:00', '', '2026-11-22T18:00', '2026-11-22T18:00'], now)).toEqual([
      '2026-11-22T16:00:00.000Z',
      '2026-11-23T16:00:00.000Z',
    ])
  })
  it('lie in the future, within sixty days', () => {
    expect(slotFault('2026-11-21T11:59', now)).toBe('Цей час уже минув.')
    expect(slotFault('2026-11-21T12:01', now)).toBeUndefined()
    expect(slotFault('2027-01-20T12:00', now)).toBeUndefined()
    expect(slotFault('2027-01-20T12:01', now)).toBe('Не далі ніж за 60 днів.')
  })
  it('are not sent while one of them is wrong', () => {
    expect(slotsFrom(['2026-11-23T18:00', '2026-11-01T18:00'], now)).toBeUndefined()
  })
})
