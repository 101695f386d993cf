import { describe, expect, it } from 'vitest'
import { confirmBy, expiresAt, isLateCancellation, playBy } from './deadlines.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('deadlines', () => {
  it('an invitation without times waits three days by default', () => {
    expect(expiresAt(now, [], { inviteExpiryDays: 3 })).toEqual(inHours(72))
  })

  it('an invitation does not outlive its last proposed time', () => {
    expect(expiresAt(now, [inHours(5), inHours(30)], { inviteExpiryDays: 3 })).toEqual(inHours(30))
    expect(expiresAt(now, [inHours(5), inHours(300)], { inviteExpiryDays: 3 })).toEqual(inHours(72))
  })

  it('a game is to be played in fourteen days, with a week of grace', () => {
    expect(playBy(now, { playWithinDays: 14 })).toEqual(inHours(21 * 24))
  })

  it.each([
    ['COMPLETED', 24, 24],
    ['WALKOVER', 24, 48],
    ['DEFAULTED', 24, 48],
    ['RETIRED', 24, 48],
    ['RETIRED', 72, 72],
    ['COMPLETED', 12, 12],
  ] as const)('a %s result with autoConfirmHours %i stands after %i h', (outcome, autoConfirmHours, hours) => {
    expect(confirmBy(now, null, outcome, { autoConfirmHours }, false)).toEqual(inHours(hours))
  })

  it('a result entered before the agreed time stands its hours after that time', () => {
    const enteredAt = (agreedAt: Date) => confirmBy(now, agreedAt, 'COMPLETED', { autoConfirmHours: 24 }, false)
    expect(enteredAt(inHours(20 * 24))).toEqual(inHours(21 * 24))
    expect(enteredAt(inHours(-5))).toEqual(inHours(24))
  })

  it('a result corrected after a dispute never stands by itself', () => {
    expect(confirmBy(now, null, 'COMPLETED', { autoConfirmHours: 24 }, true)).toBeNull()
  })

  it('cancelling is late under 24 hours before the agreed time', () => {
    expect(isLateCancellation(now, inHours(23))).toBe(true)
    expect(isLateCancellation(now, inHours(24))).toBe(false)
    expect(isLateCancellation(now, null)).toBe(false)
  })
})
