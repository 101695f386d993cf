import { expect, it } from 'vitest'
import { gameEndings } from './game-endings.ts'

const shares = { games: 8, straightSets: 4, decidingSet: 2, withTiebreak: 3, retired: 0, unplayed: 1 }

it('endings are told with their share of all games, those that never happened not at all', () =>
  expect(gameEndings(shares)).toEqual([
    { name: 'Без програного сету', games: 4, share: 0.5 },
    { name: 'У вирішальному сеті', games: 2, share: 0.25 },
    { name: 'З тай-брейком у сеті', games: 3, share: 0.375 },
    { name: 'Неявка або дискваліфікація', games: 1, share: 0.125 },
  ]))

it('no games, no endings', () =>
  expect(gameEndings({ games: 0, straightSets: 0, decidingSet: 0, withTiebreak: 0, retired: 0, unplayed: 0 })).toEqual(
    [],
  ))
