import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { claimOf } from './claim.ts'

const [me, artem] = [1, 2]
const game = (winnerId: number | null, scoreDetails: Game['scoreDetails']) =>
  ({
    status: 'PENDING_CONFIRMATION',
    a: { id: artem, firstName: 'Артем' },
    b: { id: me, firstName: 'Я' },
    winnerId,
    scoreDetails,
  }) as Game
const rows = (...of: Parameters<typeof game>) =>
  claimOf(game(...of), me).map(({ label, value }) => `${label}: ${value}`)
const sets = [
  { a: 4, b: 6 },
  { a: 2, b: 3 },
]

it('a result to be confirmed says who wins and by which sets, the winner’s games first', () => {
  expect(rows(me, { outcome: 'COMPLETED', sets })).toEqual(['Результат: Виграєте ви, 6:4 3:2'])
  expect(rows(artem, { outcome: 'COMPLETED', sets })).toEqual(['Результат: Виграє Артем, 4:6 2:3'])
})

it('what ended it otherwise names the one who lost by it', () => {
  expect(rows(me, { outcome: 'RETIRED', sets, retiredId: artem })).toEqual([
    'Результат: Виграєте ви, 6:4 3:2',
    'Відмова: Артем',
  ])
  expect(rows(artem, { outcome: 'WALKOVER', sets: [] })).toEqual(['Результат: Виграє Артем', 'Неявка: ви'])
  expect(rows(null, { outcome: 'DOUBLE_DEFAULT', sets: [] })).toEqual(['Результат: Без переможця', 'Неявка обох: обоє'])
})

it('without a result there is nothing to be confirmed', () => {
  expect(rows(null, null)).toEqual([])
  expect(claimOf({ ...game(null, { outcome: 'ABANDONED', sets }), status: 'ACCEPTED' }, me)).toEqual([])
})
