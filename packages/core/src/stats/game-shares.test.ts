import { expect, it } from 'vitest'
import { gameShares, gamesByMonth, type LikeGames } from './game-shares.ts'

const alike = (games: number, facts: Partial<LikeGames> = {}): LikeGames => ({
  format: 'SET3-S:6/TB7-F:TB10',
  outcome: 'COMPLETED',
  sets: 2,
  hasTiebreak: false,
  games,
  ...facts,
})
const none = { games: 0, straightSets: 0, decidingSet: 0, withTiebreak: 0, retired: 0, unplayed: 0 }

it('nothing played, nothing shared', () => expect(gameShares([])).toEqual(none))

it('a game is counted where it ended: in straight sets, in the deciding one, by a retirement, never begun', () =>
  expect(
    gameShares([
      alike(5),
      alike(3, { sets: 3 }),
      alike(2, { sets: 3, hasTiebreak: true }),
      alike(1, { outcome: 'RETIRED', sets: 3, hasTiebreak: true }),
      alike(4, { outcome: 'WALKOVER', sets: 0 }),
      alike(1, { outcome: 'DEFAULTED', sets: 1 }),
      alike(1, { outcome: 'DOUBLE_DEFAULT', sets: 0 }),
    ]),
  ).toEqual({ games: 17, straightSets: 5, decidingSet: 5, withTiebreak: 2, retired: 1, unplayed: 6 }))

it('four sets of five are neither straight nor deciding', () =>
  expect(gameShares([3, 4, 5].map((sets) => alike(1, { format: 'SET5-S:6/TB7', sets })))).toEqual({
    ...none,
    games: 3,
    straightSets: 1,
    decidingSet: 1,
  }))

it('a match of one set is neither, but may have its tie-break', () =>
  expect(gameShares([alike(2, { format: 'SET1-S:8/TB7', sets: 1, hasTiebreak: true })])).toEqual({
    ...none,
    games: 2,
    withTiebreak: 2,
  }))

it('months without a game are there with nothing, and others are left out', () =>
  expect(
    gamesByMonth(
      [
        { month: '2025-01', games: 9 },
        { month: '2026-11', games: 5 },
      ],
      ['2026-10', '2026-11'],
    ),
  ).toEqual([
    { month: '2026-10', games: 0 },
    { month: '2026-11', games: 5 },
  ]))
