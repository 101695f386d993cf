import { describe, expect, it } from 'vitest'
import { type PairGame, tallyPair } from './pair-tally.ts'

const [olena, iryna] = [1, 2]
const format = 'SET3-S:6/TB7-F:TB10'

const game = (fields: Partial<PairGame>): PairGame => ({
  leagueId: 7,
  inviterId: olena,
  inviteeId: iryna,
  winnerId: olena,
  format,
  scoreDetails: {
    outcome: 'COMPLETED',
    sets: [
      { a: 6, b: 4 },
      { a: 6, b: 3 },
    ],
  },
  ...fields,
})

describe('the balance of two players', () => {
  it('is empty before the first game', () => {
    expect(tallyPair([], olena)).toEqual({ won: { a: 0, b: 0 }, setsWon: { a: 0, b: 0 }, gamesWon: { a: 0, b: 0 } })
  })

  it('adds up games, sets and games within them, whoever invited', () => {
    const lostByInviter = game({
      inviterId: iryna,
      inviteeId: olena,
      winnerId: olena,
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [{ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 7, b: 10 } }],
      },
    })
    expect(tallyPair([game({}), lostByInviter], olena)).toEqual({
      won: { a: 2, b: 0 },
      setsWon: { a: 4, b: 1 },
      gamesWon: { a: 12 + 11, b: 7 + 9 },
    })
  })

  it('is the same from the other side, mirrored', () => {
    const { won, setsWon, gamesWon } = tallyPair([game({})], iryna)
    expect([won, setsWon, gamesWon]).toEqual([
      { a: 0, b: 1 },
      { a: 0, b: 2 },
      { a: 7, b: 12 },
    ])
  })

  it('counts a walkover as won, and leaves it out of sets and games', () => {
    const walkover = game({ winnerId: iryna, scoreDetails: { outcome: 'WALKOVER', sets: [] } })
    expect(tallyPair([walkover], olena)).toEqual({
      won: { a: 0, b: 1 },
      setsWon: { a: 0, b: 0 },
      gamesWon: { a: 0, b: 0 },
    })
  })

  it('counts a double default for neither', () => {
    const nobody = game({ winnerId: null, scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } })
    expect(tallyPair([nobody], olena).won).toEqual({ a: 0, b: 0 })
  })

  it('counts the unfinished set of a retirement in games, not in sets', () => {
    const retired = game({
      scoreDetails: {
        outcome: 'RETIRED',
        sets: [
          { a: 6, b: 4 },
          { a: 2, b: 1 },
        ],
        retiredId: iryna,
      },
    })
    expect(tallyPair([retired], olena)).toMatchObject({ setsWon: { a: 1, b: 0 }, gamesWon: { a: 8, b: 5 } })
  })
})
