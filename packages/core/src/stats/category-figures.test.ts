import { expect, it } from 'vitest'
import { categoryFigures } from './category-figures.ts'

const masters = { id: 1, name: 'Майстри', level: 4 }
const second = { id: 2, name: 'Друга', level: 2 }

it('each category has its people, their mean rating and the games with at least one of them', () =>
  expect(
    categoryFigures(
      [
        { category: second, band: 1200, players: 2, points: 2500 },
        { category: second, band: 1300, players: 1, points: 1300 },
        { category: second, band: null, players: 4, points: 0 },
        { category: masters, band: null, players: 1, points: 0 },
        { category: null, band: 1100, players: 1, points: 1140 },
      ],
      [
        { categoryId: 2, games: 7 },
        { categoryId: 1, games: 3 },
        { categoryId: null, games: 1 },
      ],
    ),
  ).toEqual([
    { category: masters, players: 1, rated: 0, averagePoints: null, games: 3 },
    { category: second, players: 7, rated: 3, averagePoints: 1266.67, games: 7 },
    { category: null, players: 1, rated: 1, averagePoints: 1140, games: 1 },
  ]))
