import type { CompletedGame, CountedChange } from './completed-game.ts'
import { verdictOf } from './result-rules.ts'
import type { ScoreDetails } from './score/score-details.ts'

/** What two players have between them in a league. Of the two, `a` is the one with the smaller id, whoever invited. */
export interface PairTally {
  a: number
  b: number
  /** Completed games, double defaults among them. */
  played: number
  wonByA: number
  wonByB: number
  setsOfA: number
  setsOfB: number
  /** Games within the sets. */
  gamesOfA: number
  gamesOfB: number
}

/** What a list of changes adds to a pair, or takes from it. */
export interface PairDifference extends PairTally {
  /** The end of the latest of their games that count now and did not, or did otherwise; ISO 8601. */
  lastAt: string
  /** Whether a game counts no more as it did, so that another one may be their latest. */
  isLastInDoubt: boolean
}

/** The differences that changes of one league's games make, a pair once, in the order of their ids. */
export function pairDifferences(changes: readonly CountedChange[]): PairDifference[] {
  const pairs = new Map<string, PairDifference>()
  for (const { before, after } of changes) {
    if (before) add(pairs, before, -1)
    if (after) add(pairs, after, 1)
  }
  return [...pairs.values()].toSorted((one, other) => one.a - other.a || one.b - other.b)
}

/**
 * What a completed game gives to its pair. Walkovers and defaults count as won and lost, but stay out of sets and games, as in the
 * league table; a double default nobody has won.
 */
export function tallyOf(game: CompletedGame): PairTally {
  const [a, b] = game.a < game.b ? [game.a, game.b] : [game.b, game.a]
  const won = { wonByA: game.winnerId === a ? 1 : 0, wonByB: game.winnerId === b ? 1 : 0 }
  if (!played.includes(game.details.outcome)) return { a, b, played: 1, ...won, ...nothing }
  const { setsWon, gamesWon } = verdictOf(game.details, game.winnerId, {
    format: game.format,
    inviterId: game.a,
    inviteeId: game.b,
  })
  const [ofA, ofB] = game.a === a ? (['a', 'b'] as const) : (['b', 'a'] as const)
  return {
    ...{ a, b, played: 1, ...won },
    ...{ setsOfA: setsWon[ofA], setsOfB: setsWon[ofB], gamesOfA: gamesWon[ofA], gamesOfB: gamesWon[ofB] },
  }
}

const played: readonly ScoreDetails['outcome'][] = ['COMPLETED', 'RETIRED']
const nothing = { setsOfA: 0, setsOfB: 0, gamesOfA: 0, gamesOfB: 0 }
const figures = ['played', 'wonByA', 'wonByB', 'setsOfA', 'setsOfB', 'gamesOfA', 'gamesOfB'] as const

function add(pairs: Map<string, PairDifference>, game: CompletedGame, times: 1 | -1) {
  const tally = tallyOf(game)
  const key = `${tally.a} ${tally.b}`
  const known = pairs.get(key)
  const difference = known ?? { ...tally, lastAt: game.completedAt, isLastInDoubt: false }
  for (const figure of figures) difference[figure] = (known ? known[figure] : 0) + times * tally[figure]
  if (times < 0) difference.isLastInDoubt = true
  if (game.completedAt > difference.lastAt) difference.lastAt = game.completedAt
  pairs.set(key, difference)
}
