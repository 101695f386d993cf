import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceShown } from './chance.ts'
import { whatIf } from './what-if.ts'

const A = { points: 1540, games: 12 }
const B = { points: 1610, games: 40 }

describe('before a game is accepted', () => {
  test('A sees the chance and what a win or a loss would bring', () => {
    const { chance, win, loss } = whatIf(A, B, 1)
    expect(chance).toBe(chanceShown(A, B))
    expect(win).toEqual({ least: 29, typical: 47, most: 93 })
    expect(loss).toEqual({ least: -19, typical: -31, most: -62 })
  })

  test('B sees the same game from the other side', () => {
    const { chance, win, loss } = whatIf(B, A, 1)
    expect(chance).toBeCloseTo(1 - chanceShown(A, B), 12)
    expect(win.typical).toBe(19)
    expect(loss.typical).toBe(-29)
  })

  test('a game of less weight puts less at stake', () => {
    expect(whatIf(A, B, 0.5).win).toEqual({ least: 15, typical: 23, most: 47 })
  })

  test('what is at stake is the difference of the ratings that will be shown', () => {
    expect(whatIf({ points: 1540.4, games: 12 }, { points: 1610.4, games: 40 }, 1).win.typical).toBe(47)
    expect(whatIf({ points: 1540.49, games: 12 }, { points: 1610.49, games: 40 }, 1).win.typical).toBe(47)
    expect(whatIf({ points: 1540.5, games: 12 }, { points: 1610.5, games: 40 }, 1).win.typical).toBe(46)
  })

  test('a win is never below zero, a loss never above, and a clearer score never moves less', () => {
    const standing = fc.record({ points: fc.integer({ min: 0, max: 3000 }), games: fc.nat({ max: 200 }) })
    fc.assert(
      fc.property(standing, standing, fc.constantFrom(1, 0.9, 0.7, 0.5), (me, opponent, formatWeight) => {
        const { win, loss } = whatIf(me, opponent, formatWeight)
        const rising = [loss.most, loss.typical, loss.least, 0, win.least, win.typical, win.most]
        expect(rising.toSorted((x, y) => x - y)).toEqual(rising)
      }),
    )
  })
})
