import type { SeasonOutcome } from '../src/leagues/season-points.ts'
import type { SeasonResult } from '../src/leagues/table/tally.ts'

type Pair = `${string}–${string}`

const idOf = (letter: string) => letter.charCodeAt(0) - 64
const namesOf = (pair: Pair) => pair.split('–').map(idOf) as [number, number]

let order = 0

/** A game that came to an end on court, the winner named and written first: `won('A–B', '6:4 3:6 [10:8]')`. */
export const won = (pair: Pair, score: string, outcome: 'COMPLETED' | 'RETIRED' = 'COMPLETED'): SeasonResult => {
  const [a, b] = namesOf(pair)
  const setsWon = { a: 0, b: 0 }
  const gamesWon = { a: 0, b: 0 }
  for (const set of score.split(' ')) {
    const [left = 0, right = 0] = (set.match(/\d+/g) ?? []).map(Number)
    const isMatchTiebreak = set.startsWith('[')
    gamesWon.a += isMatchTiebreak ? Number(left > right) : left
    gamesWon.b += isMatchTiebreak ? Number(right > left) : right
    if (Math.max(left, right) >= 6) setsWon[left > right ? 'a' : 'b'] += 1
  }
  const isRateable = setsWon.a + setsWon.b > 0 || Math.max(gamesWon.a, gamesWon.b) >= 4
  return { a, b, winnerId: a, outcome, setsWon, gamesWon, isRateable, order: ++order }
}

/** A game that nobody played to its end: `unplayed('A–B', 'WALKOVER')` is A's win. */
export const unplayed = (pair: Pair, outcome: Exclude<SeasonOutcome, 'COMPLETED' | 'RETIRED'>): SeasonResult => {
  const [a, b] = namesOf(pair)
  const winnerId = outcome === 'DOUBLE_DEFAULT' ? null : a
  const nothing = { a: 0, b: 0 }
  return { a, b, winnerId, outcome, isRateable: false, order: ++order, setsWon: nothing, gamesWon: nothing }
}

/** Players called by one letter each, all of one rating: `players('ABC')`. */
export const players = (letters: string, rating: number | null = 1100) =>
  [...letters].map((name) => ({ id: idOf(name), name, rating }))

/** The same game told from the other side: the loser as `a`. */
export const mirrored = (result: SeasonResult): SeasonResult => ({
  ...result,
  a: result.b,
  b: result.a,
  setsWon: { a: result.setsWon.b, b: result.setsWon.a },
  gamesWon: { a: result.gamesWon.b, b: result.gamesWon.a },
})
