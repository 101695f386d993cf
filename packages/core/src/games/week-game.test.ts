import { expect, it } from 'vitest'
import { weekGame } from './week-game.ts'

const now = new Date('2026-11-21T12:00:00Z') // a Saturday
const player = (id: number, before: number | null) => ({ id, rating: before === null ? null : { before } })
const game = (completedAt: string, winner: number | null, loser: number) => ({
  a: player(1, winner),
  b: player(2, winner === null ? null : loser),
  winnerId: 1,
  completedAt,
})

it('is the one that the weaker player won by the most', () => {
  const expected = game('2026-11-20T10:00:00Z', 1600, 1400)
  const upset = game('2026-11-19T10:00:00Z', 1200, 1500)
  expect(weekGame([expected, upset], now)).toEqual({ game: upset, isOfLastWeek: false })
})
it('is the newest of equals', () => {
  const [newer, older] = [game('2026-11-20T10:00:00Z', 1400, 1500), game('2026-11-18T10:00:00Z', 1400, 1500)]
  expect(weekGame([newer, older], now)?.game).toBe(newer)
})
it('is of a week that begins on Monday at midnight in Kyiv; until that has a rated one, of the last', () => {
  const unrated = game('2026-11-20T10:00:00Z', null, 0)
  const monday = game('2026-11-15T22:00:00Z', 1600, 1400)
  const sunday = game('2026-11-15T21:59:00Z', 1200, 1500)
  expect(weekGame([unrated, monday, sunday], now)).toEqual({ game: monday, isOfLastWeek: false })
  expect(weekGame([unrated, sunday], now)).toEqual({ game: sunday, isOfLastWeek: true })
  expect(weekGame([unrated, game('2026-11-08T21:59:00Z', 1200, 1500)], now)).toBeUndefined()
})
