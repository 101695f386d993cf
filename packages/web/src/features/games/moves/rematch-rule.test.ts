import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import type { SessionUser } from '../../../lib/session/session.ts'
import { rematchOf } from './rematch-rule.ts'

const now = new Date('2026-11-21T10:00:00Z')
const league = { id: 7, name: 'Ліга' }
const game = (part: Partial<GameInFull> = {}) =>
  ({
    a: { id: 1 },
    b: { id: 2 },
    status: 'COMPLETED',
    league,
    rematchFrom: '2026-12-05T10:00:00Z',
    ...part,
  }) as GameInFull
const person = (id: number, isActive = true) =>
  ({ id, leagues: [{ isActive, league }] }) as unknown as Pick<SessionUser, 'id' | 'leagues'>

it('the two may play again once the league’s days have passed, and are told from when before', () => {
  expect(rematchOf(game(), person(1), now)).toEqual({ from: '2026-12-05T10:00:00Z' })
  expect(rematchOf(game(), person(2), new Date('2026-12-05T10:00:00Z'))).toEqual({ from: null })
})

it('there is no rematch for others, for who has left the league, and before the game is over', () => {
  expect(rematchOf(game(), person(3), now)).toBeUndefined()
  expect(rematchOf(game(), person(1, false), now)).toBeUndefined()
  expect(rematchOf(game({ status: 'ACCEPTED' }), person(1), now)).toBeUndefined()
})
