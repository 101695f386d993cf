import { describe, expect, it } from 'vitest'
import type { Refusal, RefusalCode } from '../shared/refusal.ts'
import {
  type Contender,
  checkChosenSlot,
  checkNotPaused,
  checkPairing,
  checkRematch,
  checkSlots,
  distinctSlots,
  type Pairing,
  slotsAhead,
} from './invitation-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const inDays = (days: number) => inHours(days * 24)
const contender = (id: number, changes: Partial<Contender> = {}): Contender => ({
  id,
  categoryId: 5,
  pausedUntil: null,
  openGames: 0,
  ...changes,
})
const pairing = (changes: Partial<Pairing> = {}): Pairing => ({
  me: contender(1),
  opponent: contender(2),
  isLeagueActive: true,
  hasOpenGame: false,
  playedAt: [],
  rules: { crossCategory: true, maxOpenGames: 4, rematchAfterDays: 14 },
  ...changes,
})
const refusal = (attempt: () => unknown): RefusalCode | undefined => {
  try {
    attempt()
  } catch (error) {
    return (error as { code: RefusalCode }).code
  }
}
const pairingRefusal = (changes: Partial<Pairing>) => refusal(() => checkPairing(pairing(changes), now))

describe('two members may play', () => {
  it('when nothing stands against it', () => expect(pairingRefusal({})).toBeUndefined())
  it.each([
    ['the league is closed', { isLeagueActive: false }, 'LEAGUE_INACTIVE'],
    ['I am no member', { me: null }, 'NOT_A_MEMBER'],
    ['the opponent is no member', { opponent: null }, 'OPPONENT_NOT_A_MEMBER'],
    ['I invite myself', { opponent: contender(1) }, 'OPPONENT_IS_SELF'],
    ['we have an open game', { hasOpenGame: true }, 'OPEN_GAME_EXISTS'],
    ['I have four open games', { me: contender(1, { openGames: 4 }) }, 'TOO_MANY_OPEN_GAMES'],
    ['the opponent has four', { opponent: contender(2, { openGames: 4 }) }, 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES'],
    ['we met thirteen days ago', { playedAt: [inDays(-40), inDays(-13)] }, 'REMATCH_TOO_SOON'],
  ] as [string, Partial<Pairing>, RefusalCode][])('but not when %s', (_why, changes, code) => {
    expect(pairingRefusal(changes)).toBe(code)
  })

  it('again exactly fourteen days after their last game', () => {
    expect(pairingRefusal({ playedAt: [inDays(-14)] })).toBeUndefined()
  })

  it('at any time where the league asks for no pause, even if a clock was set back', () => {
    const rules = { ...pairing().rules, rematchAfterDays: 0 }
    expect(pairingRefusal({ playedAt: [inDays(3), now], rules })).toBeUndefined()
  })

  it('across categories, unless the league says no', () => {
    const opponent = contender(2, { categoryId: null })
    expect(pairingRefusal({ opponent })).toBeUndefined()
    expect(pairingRefusal({ opponent, rules: { ...pairing().rules, crossCategory: false } })).toBe('CATEGORIES_DIFFER')
  })
})

describe('between two games of a pair', () => {
  const rules = { rematchAfterDays: 14 }
  const rematch = (played: number[], at: number) => {
    try {
      checkRematch(played.map(inDays), inDays(at), rules)
    } catch (error) {
      return (error as Refusal).details.until
    }
  }

  it('lie fourteen days, whichever was played first', () => {
    expect(rematch([0], 14)).toBeUndefined()
    expect(rematch([0], -14)).toBeUndefined()
    expect(rematch([0], 13)).toBe(inDays(14).toISOString())
    expect(rematch([0], -13)).toBe(inDays(14).toISOString())
  })

  it('a third finds its place only where both leave room', () => {
    expect(rematch([0, 28], 14)).toBeUndefined()
    expect(rematch([0, 20], 10)).toBe(inDays(34).toISOString())
  })
})

it('a time proposed twice is one time', () => {
  expect(distinctSlots([inHours(4), inHours(2), new Date(inHours(4))])).toEqual([inHours(4), inHours(2)])
})

it('a paused player gets no invitation until the pause is over', () => {
  expect(refusal(() => checkNotPaused(contender(2, { pausedUntil: inDays(1) }), now))).toBe('OPPONENT_PAUSED')
  expect(refusal(() => checkNotPaused(contender(2, { pausedUntil: now }), now))).toBeUndefined()
})

describe('proposed times', () => {
  it.each([
    [inHours(-1), 'SLOT_IN_PAST'],
    [now, 'SLOT_IN_PAST'],
    [inDays(60), undefined],
    [inHours(60 * 24 + 1), 'SLOT_TOO_FAR'],
  ] as const)('%s: %s', (slot, code) => expect(refusal(() => checkSlots([inHours(2), slot], now))).toBe(code))

  it('are chosen from, and only from', () => {
    expect(refusal(() => checkChosenSlot([inHours(2), inHours(4)], inHours(4), now))).toBeUndefined()
    expect(refusal(() => checkChosenSlot([inHours(2)], inHours(3), now))).toBe('SLOT_NOT_PROPOSED')
    expect(refusal(() => checkChosenSlot([inHours(-2)], inHours(-2), now))).toBe('SLOT_IN_PAST')
  })

  it('that are not chosen from stay open as long as they lie ahead', () =>
    expect(slotsAhead([inHours(-1), now, inHours(2)], now)).toEqual([inHours(2)]))
})
