import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../../../lib/session/session.ts'
import { mayComeIn } from './way-in.tsx'

const league = { id: 3, isActive: true, gender: 'WOMEN' } as const
const membership = (id: number, isActive = true) => ({ isActive, league: { id } }) as SessionUser['leagues'][number]
const woman = { gender: 'WOMEN' as const, leagues: [membership(4)] }

describe('the way into a league from its page', () => {
  it('is open to guests, to who fits and to who has not said their gender', () => {
    expect([null, woman, { ...woman, gender: null }].map((me) => mayComeIn(league, me))).toEqual([true, true, true])
  })
  it('is not shown to members and to those whom the league does not take', () => {
    expect(mayComeIn(league, { ...woman, leagues: [membership(3)] })).toBe(false)
    expect(mayComeIn(league, { ...woman, gender: 'MEN' })).toBe(false)
  })
  it('shows the way back to who has left', () => {
    expect(mayComeIn(league, { ...woman, leagues: [membership(3, false)] })).toBe(true)
  })
  it('is closed with the league', () => {
    expect(mayComeIn({ ...league, isActive: false }, null)).toBe(false)
  })
})
