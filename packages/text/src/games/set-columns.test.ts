import type { PlayedSet } from '@matchbol/core/games/score/score-details'
import { describe, expect, it } from 'vitest'
import { endingOf, setColumns } from './set-columns.ts'

const format = 'SET3-S:6/TB7-F:TB10'
const columns = (...sets: PlayedSet[]) => setColumns({ format, scoreDetails: { outcome: 'COMPLETED', sets } })

describe('a scoreboard', () => {
  it('lights the set for the side that won it', () => {
    expect(columns({ a: 6, b: 4 }, { a: 3, b: 6 }).map(({ wonBy }) => wonBy)).toEqual(['a', 'b'])
  })
  it('lights nobody for a set that was broken off', () => {
    expect(columns({ a: 3, b: 0 })[0]?.wonBy).toBeNull()
  })
  it('shows the points of a tie-break to the side that lost it', () => {
    expect(columns({ a: 7, b: 6, tiebreak: { a: 7, b: 5 } })[0]?.tiebreaks).toEqual({ a: null, b: 5 })
  })
  it('shows both sides a tie-break that was broken off', () => {
    expect(columns({ a: 6, b: 6, tiebreak: { a: 3, b: 2 } })[0]).toMatchObject({
      wonBy: null,
      tiebreaks: { a: 3, b: 2 },
    })
  })
  it('shows a match tie-break by its points, in a column of its own name', () => {
    expect(columns({ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 10, b: 7 } })[2]).toEqual({
      name: 'ТБ',
      wonBy: 'a',
      figures: { a: 10, b: 7 },
      tiebreaks: { a: null, b: null },
    })
  })
  it('has no columns before a result', () => {
    expect(setColumns({ format, scoreDetails: null })).toEqual([])
  })
})

describe('the ending', () => {
  it('is named where the sets do not tell it', () => {
    expect(endingOf({ format, scoreDetails: { outcome: 'RETIRED', sets: [] } })).toEqual({
      short: 'відм.',
      full: 'відмова',
      isOfBoth: false,
    })
    expect(endingOf({ format, scoreDetails: { outcome: 'WALKOVER', sets: [] } })?.short).toBe('неявка')
  })
  it('stands at both players where neither came', () => {
    expect(endingOf({ format, scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } })?.isOfBoth).toBe(true)
  })
  it('is silent about a game that was played out', () => {
    expect(endingOf({ format, scoreDetails: { outcome: 'COMPLETED', sets: [] } })).toBeNull()
  })
})
