import { expect, it } from 'vitest'
import type { CompletedGame } from './completed-game.ts'
import { dayDifferences } from './game-days.ts'

const on = (day: string) => ({ completedAt: `${day}T23:59:59.000Z` }) as CompletedGame

it('games are counted by their days, and a game that moves to another day leaves its own', () => {
  expect(
    dayDifferences([
      { before: null, after: on('2026-11-21') },
      { before: null, after: on('2026-11-20') },
      { before: null, after: on('2026-11-21') },
      { before: on('2026-11-19'), after: on('2026-11-18') },
      { before: on('2026-11-17'), after: null },
      { before: on('2026-11-16'), after: on('2026-11-16') },
    ]),
  ).toEqual([
    { day: '2026-11-17', games: -1 },
    { day: '2026-11-18', games: 1 },
    { day: '2026-11-19', games: -1 },
    { day: '2026-11-20', games: 1 },
    { day: '2026-11-21', games: 2 },
  ])
})
