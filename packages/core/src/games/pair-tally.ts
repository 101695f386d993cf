import { verdictOf } from './result-rules.ts'
import type { BySide, ScoreDetails } from './score/score-details.ts'

/** What the balance of two players needs of a completed game between them. */
export interface PairGame {
  leagueId: number
  inviterId: number
  inviteeId: number
  winnerId: number | null
  format: string
  scoreDetails: ScoreDetails | null
}

export interface PairTally {
  won: BySide<number>
  setsWon: BySide<number>
  gamesWon: BySide<number>
}

/**
 * The balance of two players over their completed games, `a` being the player with that id whoever invited. Walkovers and
 * defaults count as won and lost, but stay out of sets and games, as in the league table.
 */
export function tallyPair(games: readonly PairGame[], aId: number): PairTally {
  const tally: PairTally = { won: { a: 0, b: 0 }, setsWon: { a: 0, b: 0 }, gamesWon: { a: 0, b: 0 } }
  for (const game of games) {
    if (game.winnerId !== null) tally.won[game.winnerId === aId ? 'a' : 'b']++
    const { scoreDetails: details } = game
    if (!details || !played.includes(details.outcome)) continue
    const { setsWon, gamesWon } = verdictOf(details, game.winnerId, game)
    add(tally.setsWon, setsWon, game.inviterId === aId)
    add(tally.gamesWon, gamesWon, game.inviterId === aId)
  }
  return tally
}

const played: readonly ScoreDetails['outcome'][] = ['COMPLETED', 'RETIRED']

function add(to: BySide<number>, counted: BySide<number>, isAInviter: boolean) {
  to.a += isAInviter ? counted.a : counted.b
  to.b += isAInviter ? counted.b : counted.a
}
