import { expect, it } from 'vitest'
import { ratingBands } from './rating-bands.ts'

it('bands go from the lowest to the highest rating without gaps', () =>
  expect(
    ratingBands([
      { from: 1300, players: 2 },
      { from: 1000, players: 1 },
      { from: 1300, players: 1 },
    ]),
  ).toEqual([
    { from: 1000, to: 1100, players: 1 },
    { from: 1100, to: 1200, players: 0 },
    { from: 1200, to: 1300, players: 0 },
    { from: 1300, to: 1400, players: 3 },
  ]))

it('nobody is in no band', () => expect(ratingBands([])).toEqual([]))
