import { describe, expect, it } from 'vitest'
import type { CompletedGame } from './completed-game.ts'
import { pairDifferences, tallyOf } from './pair-tally.ts'

const [olena, iryna] = [1, 2]

const game = (fields: Partial<CompletedGame>): CompletedGame => ({
  id: 1,
  leagueId: 7,
  seasonId: 1,
  kind: 'RATED',
  format: 'SET3-S:6/TB7-F:TB10',
  a: olena,
  b: iryna,
  categoryA: null,
  categoryB: null,
  winnerId: olena,
  details: {
    outcome: 'COMPLETED',
    sets: [
      { a: 6, b: 4 },
      { a: 6, b: 3 },
    ],
  },
  completedAt: '2026-11-20T10:00:00.000Z',
  sequence: 1,
  ...fields,
})
const begins = (after: CompletedGame) => ({ before: null, after })
const nothing = { setsOfA: 0, setsOfB: 0, gamesOfA: 0, gamesOfB: 0 }

describe('what two have between them', () => {
  it('adds up games, sets and games within them, whoever invited', () => {
    const lostByInviter = game({
      a: iryna,
      b: olena,
      details: {
        outcome: 'COMPLETED',
        sets: [{ a: 6, b: 4 }, { a: 3, b: 6 }, { tiebreak: { a: 7, b: 10 } }],
      },
      completedAt: '2026-11-21T10:00:00.000Z',
    })
    expect(pairDifferences([begins(game({})), begins(lostByInviter)])).toEqual([
      {
        ...{ a: olena, b: iryna, played: 2, wonByA: 2, wonByB: 0 },
        ...{ setsOfA: 4, setsOfB: 1, gamesOfA: 12 + 11, gamesOfB: 7 + 9 },
        ...{ lastAt: '2026-11-21T10:00:00.000Z', isLastInDoubt: false },
      },
    ])
  })

  it('is the difference where a result is corrected, and comes to nothing where a game is voided', () => {
    const corrected = { before: game({}), after: game({ winnerId: iryna, details: { outcome: 'WALKOVER', sets: [] } }) }
    expect(pairDifferences([corrected])).toMatchObject([
      { played: 0, wonByA: -1, wonByB: 1, setsOfA: -2, gamesOfA: -12, gamesOfB: -7, isLastInDoubt: true },
    ])
    expect(pairDifferences([begins(game({})), { before: game({}), after: null }])).toMatchObject([
      { played: 0, wonByA: 0, wonByB: 0, ...nothing },
    ])
  })

  it('comes once for a pair, in the order of ids', () => {
    const games = [
      [9, 3],
      [2, 4],
      [3, 9],
      [2, 3],
    ] as const
    const differences = pairDifferences(games.map(([a, b]) => begins(game({ a, b, winnerId: a }))))
    expect(differences.map(({ a, b, played }) => [a, b, played])).toEqual([
      [2, 3, 1],
      [2, 4, 1],
      [3, 9, 2],
    ])
  })

  it('counts a walkover as won, and leaves it out of sets and games', () => {
    const walkover = game({ winnerId: iryna, details: { outcome: 'WALKOVER', sets: [] } })
    expect(tallyOf(walkover)).toEqual({ a: olena, b: iryna, played: 1, wonByA: 0, wonByB: 1, ...nothing })
  })

  it('counts a double default for neither', () => {
    const nobody = game({ winnerId: null, details: { outcome: 'DOUBLE_DEFAULT', sets: [] } })
    expect(tallyOf(nobody)).toMatchObject({ played: 1, wonByA: 0, wonByB: 0 })
  })

  it('counts the unfinished set of a retirement in games, not in sets', () => {
    const retired = game({
      details: {
        outcome: 'RETIRED',
        sets: [
          { a: 6, b: 4 },
          { a: 2, b: 1 },
        ],
        retiredId: iryna,
      },
    })
    expect(tallyOf(retired)).toMatchObject({ setsOfA: 1, setsOfB: 0, gamesOfA: 8, gamesOfB: 5 })
  })
})
