import { describe, expect, it } from 'vitest'
import { lost, unplayed, won } from '../../test/games.ts'
import { decidingSets, tiebreaks } from './close-sets.ts'

describe('deciding sets', () => {
  it('are the last that the format allows, a match tie-break too', () =>
    expect(decidingSets([won('6:4 3:6 [10:8]'), lost('6:4 3:6 [8:10]'), won('6:4 6:4'), lost('4:6 4:6')])).toEqual({
      played: 2,
      won: 1,
    }))

  it('of a best of five is the fifth', () => {
    const format = 'SET5-S:6/TB7'
    expect(decidingSets([won('6:4 3:6 6:4 6:4', { format }), won('6:4 3:6 3:6 6:4 7:5', { format })])).toEqual({
      played: 1,
      won: 1,
    })
  })

  it('do not exist where one set is the match', () =>
    expect(decidingSets([won('9:8(4)', { format: 'SET1-S:8/TB7' })]).played).toBe(0))

  it('are told from the player’s side, whoever invited', () =>
    expect(decidingSets([lost('6:4 3:6 [10:8]', { side: 'b' })])).toEqual({ played: 1, won: 0 }))

  it('that were given up are nobody’s', () => {
    const { details } = won('6:4 3:6 [10:8]')
    const retired = { ...details, outcome: 'RETIRED' as const, sets: details.sets.slice(0, 2) }
    expect(decidingSets([won('6:4 6:4', { details: retired }), unplayed(true), unplayed(null)]).played).toBe(0)
  })
})

describe('tie-breaks', () => {
  it('decide sets with and without their points written down', () =>
    expect(tiebreaks([won('7:6(5) 6:7(3) [10:8]'), won('7:6 6:4'), lost('6:7(12) 4:6')])).toEqual({
      played: 4,
      won: 2,
    }))

  it('of short and pro sets are found too', () =>
    expect(
      tiebreaks([
        won('5:4(4) 4:2', { format: 'SET3-S:4/TB7' }),
        won('4:3(4) 4:1', { format: 'SET3-S:4/TB5@3' }),
        lost('8:9(4)', { format: 'SET1-S:8/TB7' }),
      ]),
    ).toEqual({ played: 3, won: 2 }))

  it('played as the deciding set are counted there, not here', () =>
    expect(tiebreaks([won('6:4 3:6 [10:8]')]).played).toBe(0))
})
