import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { groupResults } from './game-moves-results.ts'

const now = new Date('2026-11-21T10:00:00Z')
const [me, oleh] = [1, 2]
const game = (id: number, part: Partial<Game>) => ({ id, agreedAt: null, submittedBy: null, ...part }) as Game

it('what I am to confirm comes before what I am to enter, and what lies ahead comes last', () => {
  const groups = groupResults(
    [
      game(1, { status: 'ACCEPTED', agreedAt: '2026-11-25T16:00:00Z' }),
      game(2, { status: 'ACCEPTED', agreedAt: '2026-11-20T16:00:00Z' }),
      game(3, { status: 'ACCEPTED' }),
      game(4, { status: 'PENDING_CONFIRMATION', submittedBy: oleh }),
      game(5, { status: 'PENDING_CONFIRMATION', submittedBy: me }),
    ],
    me,
    now,
  )
  expect(groups.map(({ title, games }) => [title, games.map(({ id }) => id)])).toEqual([
    ['Підтвердьте', [4]],
    ['Внесіть результат', [2, 3]],
    ['Чекають на суперника', [5]],
    ['Ще попереду', [1]],
  ])
})
