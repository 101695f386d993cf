import { describe, expect, it } from 'vitest'
import type { GameToEnter } from './game.ts'
import { playedFault, supposedPlayed } from './played.ts'

const now = new Date('2026-11-21T18:00:00Z') // 20:00 in Kyiv
const supposed = (agreedAt: string | null, completedAt: string | null = null) =>
  supposedPlayed({ agreedAt, completedAt } as GameToEnter, now)

const fault = (moment: string, acceptedAt: string | null = null) => playedFault(moment, { acceptedAt }, 'submit', now)

describe('when a game was played', () => {
  it('is supposed to be when it was agreed, or as it was sent before', () => {
    expect(supposed('2026-11-21T16:00:00Z')).toBe('2026-11-21T18:00')
    expect(supposed('2026-11-21T16:00:00Z', '2026-11-20T10:00:00Z')).toBe('2026-11-20T12:00')
  })
  it('is now where nothing was agreed, or that is still to come', () => {
    for (const agreedAt of [null, '2026-11-22T16:00:00Z']) expect(supposed(agreedAt)).toBe('2026-11-21T20:00')
  })
  it('is neither in the future nor longer ago than a result may be entered', () => {
    expect(fault('2026-11-21T20:00')).toBeUndefined()
    expect(fault('2026-11-21T20:30')).toBe('Гра не могла закінчитися в майбутньому.')
    expect(fault('2026-10-21T20:30')).toBe('Зіграти могли не раніше ніж чт, 22 жовтня, 21:00.')
    expect(playedFault('2026-10-21T20:30', { acceptedAt: null }, 'decide', now)).toBeUndefined()
  })
  it('is not long before the invitation was accepted', () => {
    const accepted = '2026-11-21T10:00:00Z' // noon in Kyiv
    expect(fault('2026-11-21T00:00', accepted)).toBeUndefined()
    expect(fault('2026-11-20T23:30', accepted)).toBe('Зіграти могли не раніше ніж сб, 21 листопада, 00:00.')
  })
})
