import { expect, it } from 'vitest'
import { moveWords } from './rating-move.ts'

const opponent = { firstName: 'Юрій', lastName: 'Кравець' }

it('a point of the rating says against whom, with what score and by how much', () => {
  expect(moveWords({ opponent, isWon: true, score: '2:6 6:4 [13:11]', points: 1169.2, change: 47.9 })).toBe(
    'перемога: Ю.\u00a0Кравець, 2:6 6:4 [13:11], +48',
  )
  expect(moveWords({ opponent, isWon: false, score: '6:2 2:1 RET', points: 1100, change: -20 })).toBe(
    'поразка: Ю.\u00a0Кравець, 6:2 2:1, відмова, −20',
  )
})
