import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceShown, expectedScore, type Standing } from './chance.ts'

const standing = fc.record({
  points: fc.integer({ min: 0, max: 300_000 }).map((hundredths) => hundredths / 100),
  games: fc.nat({ max: 500 }),
})
const holds = (claim: (me: Standing, other: Standing) => void) => fc.assert(fc.property(standing, standing, claim))

describe('the plain expectation', () => {
  test.each([
    [1100, 1100, 0.5],
    [1540, 1610, 0.4006],
    [1388, 1568, 0.2619],
    [1500, 1100, 0.9091],
    [1100, 1500, 0.0909],
  ])('of %d against %d is %d', (own, opponent, expected) => {
    expect(expectedScore(own, opponent)).toBeCloseTo(expected, 4)
  })

  test('of both adds up to one', () => {
    holds((me, other) => {
      expect(expectedScore(me.points, other.points) + expectedScore(other.points, me.points)).toBeCloseTo(1, 12)
    })
  })
})

describe('the chance shown', () => {
  test('of 1388 after 3 games against 1568 after 23 is 33.1 %, where the plain expectation says 26.2 %', () => {
    const [me, other] = [
      { points: 1388, games: 3 },
      { points: 1568, games: 23 },
    ]
    expect(expectedScore(me.points, other.points)).toBeCloseTo(0.262, 3)
    expect(chanceShown(me, other)).toBeCloseTo(0.331, 3)
    expect(chanceShown(other, me)).toBeCloseTo(0.669, 3)
  })

  test('is even between equals, however little is known of them', () => {
    fc.assert(
      fc.property(standing, fc.nat({ max: 500 }), ({ points, games }, others) => {
        expect(chanceShown({ points, games }, { points, games: others })).toBe(0.5)
      }),
    )
  })

  test('of both adds up to one', () => {
    holds((me, other) => {
      expect(chanceShown(me, other) + chanceShown(other, me)).toBeCloseTo(1, 12)
    })
  })

  test('names the same favourite as the plain expectation, but never more surely', () => {
    holds((me, other) => {
      const plain = expectedScore(me.points, other.points) - 0.5
      const shown = chanceShown(me, other) - 0.5
      expect(Math.sign(shown)).toBe(Math.sign(plain))
      expect(Math.abs(shown)).toBeLessThanOrEqual(Math.abs(plain))
    })
  })

  test('grows surer with every game that becomes known', () => {
    holds((me, other) => {
      const later = chanceShown({ ...me, games: me.games + 1 }, other)
      expect(Math.abs(later - 0.5)).toBeGreaterThanOrEqual(Math.abs(chanceShown(me, other) - 0.5))
    })
  })

  test('comes to the plain expectation once a lot is known', () => {
    const [me, other] = [
      { points: 1388, games: 100_000 },
      { points: 1568, games: 100_000 },
    ]
    expect(chanceShown(me, other)).toBeCloseTo(expectedScore(1388, 1568), 4)
  })
})
