import { describe, expect, test } from 'vitest'
import { formatOf, OFFERED_FORMATS } from '../../leagues/match-format.ts'
import { setStanding, tiebreakStanding } from './standing.ts'

const UP_TO = Array.from({ length: 17 }, (_, count) => count)
const EVERY_PAIR = UP_TO.flatMap((a) => UP_TO.map((b) => ({ a, b })))

type Standings = Map<string, 'open' | 'a' | 'b'>
const nameOf = ({ a, b }: { a: number; b: number }) => `${a}:${b}`

/** Every standing that play can lead to, found by playing on from love all. */
function reachable(isOver: (score: { a: number; b: number }) => boolean): Standings {
  const found: Standings = new Map()
  const open = [{ a: 0, b: 0 }]
  for (let score = open.pop(); score; score = open.pop()) {
    if (found.has(nameOf(score)) || Math.max(score.a, score.b) > 16) continue
    found.set(nameOf(score), isOver(score) ? (score.a > score.b ? 'a' : 'b') : 'open')
    if (!isOver(score)) open.push({ a: score.a + 1, b: score.b }, { a: score.a, b: score.b + 1 })
  }
  return found
}

describe.each([5, 7, 10])('a tie-break to %i', (to) => {
  const played = reachable(({ a, b }) => Math.max(a, b) >= to && Math.abs(a - b) >= 2)

  test('is won, open or impossible exactly as play leads there', () => {
    for (const points of EVERY_PAIR)
      expect([nameOf(points), tiebreakStanding(points, to)]).toEqual([
        nameOf(points),
        played.get(nameOf(points)) ?? 'impossible',
      ])
  })
})

const shapes = [...OFFERED_FORMATS, 'SET3-S:6/TB7@5', 'SET1-S:8/TB7@7', 'SET3-S:2/TB7'].map(
  (code) => formatOf(code).set,
)

describe.each(shapes)('a set to $to with a tie-break at $tiebreakAt all', (shape) => {
  const tiebreakGame = shape.tiebreakAt * 2 + 1
  const played = reachable(({ a, b }) => (Math.max(a, b) >= shape.to && Math.abs(a - b) >= 2) || a + b === tiebreakGame)

  test('is won, open or impossible exactly as play leads there', () => {
    for (const games of EVERY_PAIR)
      expect([nameOf(games), setStanding(games, shape)]).toEqual([
        nameOf(games),
        played.get(nameOf(games)) ?? 'impossible',
      ])
  })
})
