import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../shared/refusal.ts'
import { leagueChanges, leagueRules, newLeague } from './league-shapes.ts'
import { OFFERED_FORMATS } from './match-format.ts'
import { actsFor, checkJoinable, DEFAULT_LEAGUE_RULES } from './rules.ts'

const refusal = (attempt: () => unknown): RefusalCode | undefined => {
  try {
    attempt()
  } catch (error) {
    return (error as { code: RefusalCode }).code
  }
}

describe('what a league plays by', () => {
  it('is the best of three with a match tie-break, a day to confirm, three to answer, two weeks to play', () => {
    expect(leagueRules.parse(DEFAULT_LEAGUE_RULES)).toEqual({
      format: 'SET3-S:6/TB7-F:TB10',
      pointsRule: {
        winStraight: 4,
        winDropped: 3,
        lossStraight: 1,
        lossTakingSet: 2,
        retiredWin: 4,
        retiredEarlyWin: 3,
        retiredEarlyLoss: 0,
        walkoverWin: 3,
        walkoverLoss: -1,
        doubleDefault: 0,
      },
      autoConfirmHours: 24,
      inviteExpiryDays: 3,
      playWithinDays: 14,
      maxOpenGames: 4,
      rematchAfterDays: 14,
      crossCategory: true,
    })
  })

  it.each(OFFERED_FORMATS)('may be %s', (format) => {
    expect(newLeague.safeParse({ name: 'Ліга', rules: { format } }).success).toBe(true)
  })

  it.each(['', 'SET2-S:6/TB7', 'SET3-S:6', 'set3-s:6/tb7', 'SET3-S:6/TB7 ', 'SET1-S:6/TB7-F:TB10'])(
    'is no format that nobody can play: %j',
    (format) => {
      expect(newLeague.safeParse({ name: 'Ліга', rules: { format } }).success).toBe(false)
      expect(leagueChanges.safeParse({ rules: { format } }).success).toBe(false)
    },
  )

  it.each([
    ['autoConfirmHours', 0],
    ['autoConfirmHours', 337],
    ['inviteExpiryDays', 61],
    ['playWithinDays', 0.5],
    ['maxOpenGames', 0],
    ['rematchAfterDays', -1],
    ['crossCategory', 'yes'],
    ['bestOf', 3],
  ])('is not %s %j', (rule, value) => {
    expect(leagueChanges.safeParse({ rules: { [rule]: value } }).success).toBe(false)
  })
})

describe('a league is joined', () => {
  const league = { id: 1, isActive: true }

  it.each([
    ['with no category', league, null, undefined],
    ['with one of its own', league, { leagueId: 1, isActive: true }, undefined],
    ['not when it is closed', { id: 1, isActive: false }, null, 'LEAGUE_INACTIVE'],
    ['not with a category of another', league, { leagueId: 2, isActive: true }, 'CATEGORY_OF_OTHER_LEAGUE'],
    ['not with a closed category', league, { leagueId: 1, isActive: false }, 'CATEGORY_INACTIVE'],
  ])('%s', (_how, to, category, code) => {
    expect(refusal(() => checkJoinable(to, category))).toBe(code)
  })
})

describe('a person acts', () => {
  const player = { id: 7, isAdmin: false }
  const admin = { id: 9, isAdmin: true }

  it('for themselves, named or not', () => {
    expect([actsFor(player, undefined), actsFor(player, 7), actsFor(admin, undefined)]).toEqual([7, 7, 9])
  })

  it('for another only as an admin', () => {
    expect(actsFor(admin, 7)).toBe(7)
    expect(refusal(() => actsFor(player, 9))).toBe('FORBIDDEN')
  })
})
