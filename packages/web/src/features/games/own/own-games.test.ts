import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { groupOwnGames } from './own-games.ts'

const game = (id: number, status: Game['status'], agreedAt: string | null = null) =>
  ({ id, status, agreedAt, createdAt: '2026-11-01T10:00:00Z' }) as Game

it('open games come first, those that need an answer before those that wait to be played', () => {
  const groups = groupOwnGames([
    game(1, 'COMPLETED'),
    game(2, 'ACCEPTED', '2026-11-25T16:00:00Z'),
    game(3, 'ACCEPTED', '2026-11-22T16:00:00Z'),
    game(4, 'PENDING_CONFIRMATION'),
    game(5, 'EXPIRED'),
  ])
  expect(groups.map(({ title, games }) => [title, games.map(({ id }) => id)])).toEqual([
    ['Незавершені', [4, 3, 2]],
    ['Зіграні', [1]],
    ['Не відбулися', [5]],
  ])
})

it('a group without games is left out', () => {
  expect(groupOwnGames([game(1, 'COMPLETED')]).map(({ title }) => title)).toEqual(['Зіграні'])
})
