import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { groupResults } from './results.ts'

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
      game(6, { status: 'DISPUTED', mayResubmit: true }),
      game(7, { status: 'DISPUTED', mayResubmit: false }),
    ],
    me,
    now,
  )
  expect(groups.map(({ title, isMine, games }) => [title, isMine, games.map(({ id }) => id)])).toEqual([
    ['Чекають вашого підтвердження', true, [4]],
    ['Внесіть результат', true, [2, 3]],
    ['Оскаржені', true, [6]],
    ['Вирішує адміністратор', false, [7]],
    ['Чекають на суперника', false, [5]],
    ['Майбутні ігри', false, [1]],
  ])
})
