import { formatScore, seenFromB } from '@matchbol/core/games/score/format-score'
import { type EnteredResult, type GameToEnter, sideOf } from './game.ts'

/** The game as the one who enters its score sees it: themselves first, whoever invited. Everybody else sees the inviter first. */
export function seenBy<G extends Pick<GameToEnter, 'a' | 'b' | 'scoreDetails' | 'abandonedScore'>>(
  game: G,
  myId: number | null,
): G {
  if (myId !== game.b.id) return game
  const { a, b, scoreDetails, abandonedScore } = game
  return { ...game, a: b, b: a, scoreDetails: swapped(scoreDetails), abandonedScore: swapped(abandonedScore) }
}

const swapped = (score: GameToEnter['scoreDetails']) => score && { ...score, sets: score.sets.map(seenFromB) }

/** A result entered as one of them saw it, in the order in which the game is kept: the inviter first. */
export function asKept(result: EnteredResult, game: GameToEnter, myId: number | null): EnteredResult {
  if (myId !== game.b.id) return result
  const { scoreDetails: seen, winnerId } = result
  const scoreDetails = { ...seen, sets: seen.sets.map(seenFromB) }
  return {
    ...result,
    scoreDetails,
    score: formatScore(scoreDetails, winnerId === null ? null : sideOf(game, winnerId)),
  }
}
