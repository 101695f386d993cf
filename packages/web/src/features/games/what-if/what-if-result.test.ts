import type { Game } from '@matchbol/core/games/game-shapes'
import type { PlayedScore } from '@matchbol/core/games/score/score-details'
import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { describe, expect, it } from 'vitest'
import { ratingEffect, seasonEffect } from './what-if-result.ts'

const player = (points: number, ratedGames: number) => ({ points, ratedGames }) as Game['a']
const game = { kind: 'RATED', format: 'SET3-S:6/TB7', a: player(1540, 12), b: player(1610, 40) } as const
const straight: PlayedScore = {
  outcome: 'COMPLETED',
  sets: [
    { a: 6, b: 4 },
    { a: 6, b: 4 },
  ],
}

describe('what a result will do', () => {
  it('is the sum of the rating formula, for both', () => {
    const effect = ratingEffect(game, straight, 'a')
    expect([effect?.a.change, effect?.b.change]).toEqual([46.52, -28.59]) // the worked example of core's rating.test.ts
  })
  it('is nothing for a friendly game and for a walkover', () => {
    expect(ratingEffect({ ...game, kind: 'FRIENDLY' }, straight, 'a')).toBeNull()
    expect(ratingEffect(game, { outcome: 'WALKOVER', sets: [] }, 'a')).toBeNull()
  })
  it('pays the season by who won', () => {
    expect(seasonEffect(game, straight, 'a', DEFAULT_POINTS_RULE)).toEqual({ a: 4, b: 1 })
    expect(seasonEffect(game, { outcome: 'ABANDONED', sets: [] }, null, DEFAULT_POINTS_RULE)).toBeNull()
  })
})
