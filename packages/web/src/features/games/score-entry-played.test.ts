import { describe, expect, it } from 'vitest'
import type { GameToEnter } from './score-entry-game.ts'
import { playedFault, supposedPlayed } from './score-entry-played.ts'

const now = new Date('2026-11-21T18:00:00Z') // 20:00 in Kyiv
const supposed = (agreedAt: string | null, completedAt: string | null = null) =>
  supposedPlayed({ agreedAt, completedAt } as GameToEnter, now)

describe('when a game was played', () => {
  it('is supposed to be when it was agreed, or as it was sent before', () => {
    expect(supposed('2026-11-21T16:00:00Z')).toBe('2026-11-21T18:00')
    expect(supposed('2026-11-21T16:00:00Z', '2026-11-20T10:00:00Z')).toBe('2026-11-20T12:00')
  })
  it('is now where nothing was agreed, or that is still to come', () => {
    for (const agreedAt of [null, '2026-11-22T16:00:00Z']) expect(supposed(agreedAt)).toBe('2026-11-21T20:00')
  })
  it('is neither in the future nor longer ago than a result may be entered', () => {
    expect(playedFault('2026-11-21T20:00', 'submit', now)).toBeUndefined()
    expect(playedFault('2026-11-21T20:30', 'submit', now)).toContain('у майбутньому'.slice(2))
    expect(playedFault('2026-10-21T20:30', 'submit', now)).toContain('30 днів')
    expect(playedFault('2026-10-21T20:30', 'decide', now)).toBeUndefined()
  })
})
