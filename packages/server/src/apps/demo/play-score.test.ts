import { judgeScore } from '@matchbol/core/games/score/judge-score'
import { formatOf, OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { describe, expect, it } from 'vitest'
import { playScore } from './play-score.ts'
import { createRandom } from './random.ts'

const play = (edge: number, format: string, times: number) => {
  const random = createRandom(7)
  return Array.from({ length: times }, () => playScore(formatOf(format), edge, random))
}

describe('a game played by the random', () => {
  it.each(OFFERED_FORMATS)('ends with a score that can be true: %s', (format) => {
    for (const { sets, winner } of play(120, format, 200))
      expect(judgeScore({ outcome: 'COMPLETED', sets }, formatOf(format))).toMatchObject({ ok: true, winner })
  })

  it('is won by the stronger about as often as their ratings say, and sometimes lost', () => {
    const won = play(200, 'SET3-S:6/TB7-F:TB10', 2000).filter(({ winner }) => winner === 'a').length
    expect(won / 2000).toBeCloseTo(0.76, 1)
  })

  it('gives equals equal chances', () => {
    const won = play(0, 'SET3-S:6/TB7-F:TB10', 2000).filter(({ winner }) => winner === 'a').length
    expect(won / 2000).toBeCloseTo(0.5, 1)
  })
})
