import type { Game } from '@matchbol/core/games/game-shapes'
import type { PlayedScore } from '@matchbol/core/games/score/score-details'
import { DEFAULT_POINTS_RULE } from '@matchbol/core/leagues/default-points'
import { describe, expect, it } from 'vitest'
import { ratingEffect, ratingTakenBack, seasonEffect } from './what-if-result.ts'

const player = (points: number, ratedGames: number) => ({ points, ratedGames, rating: null }) as Game['a']
const unplayed = { winnerId: null, scoreDetails: null }
const game = { kind: 'RATED', format: 'SET3-S:6/TB7', a: player(1540, 12), b: player(1610, 40), ...unplayed } as const
const wonByA = [
  { a: 6, b: 4 },
  { a: 6, b: 4 },
]
const straight: PlayedScore = { outcome: 'COMPLETED', sets: wonByA }
const lost: PlayedScore = { outcome: 'COMPLETED', sets: wonByA.map(({ a, b }) => ({ a: b, b: a })) }

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

describe('what correcting a completed game will do', () => {
  const rated = (id: number, points: number, rating: Game['a']['rating']) =>
    ({ id, points, ratedGames: 60, rating }) as Game['a']
  const completed = {
    ...({ kind: 'RATED', format: 'SET3-S:6/TB7', status: 'COMPLETED', winnerId: 1 } as const),
    scoreDetails: { outcome: 'COMPLETED' as const, sets: wonByA },
    a: rated(1, 1700, { before: 1540, after: 1586.52, change: 46.52, ratedGames: 12 }),
    b: rated(2, 1500, { before: 1610, after: 1581.41, change: -28.59, ratedGames: 40 }),
  }

  it('is nothing for the score that stands', () => {
    const effect = ratingEffect(completed, straight, 'a')
    expect([effect?.a.change, effect?.b.change]).toEqual([0, 0])
    expect(seasonEffect(completed, straight, 'a', DEFAULT_POINTS_RULE)).toEqual({ a: 0, b: 0 })
  })
  it('counts from what the game did, not from what its players have become', () => {
    const effect = ratingEffect(completed, lost, 'b')
    expect(effect?.a).toMatchObject({ before: 1586.52, ratedGames: 13, gamesAfter: 13 })
    expect(effect && [effect.a.after < 1540, effect.b.after > 1610]).toEqual([true, true])
    expect(seasonEffect(completed, lost, 'b', DEFAULT_POINTS_RULE)).toEqual({ a: -3, b: 3 })
  })
  it('takes back what a game moved that becomes a walkover', () => {
    expect(ratingTakenBack(completed)?.a).toEqual({ before: 1586.52, ratedGames: 13, after: 1540, gamesAfter: 12 })
    expect(ratingTakenBack(game)).toBeNull()
  })
})
