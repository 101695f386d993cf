import type { PlayedSet, ScoreDetails } from '@matchbol/core/games/score/score-details'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { DemoContext, Meeting } from '../meeting.ts'
import { playScore } from '../play-score.ts'

/** How a game ended, as one of the two says. */
export interface GameResult {
  winnerId: number | null
  scoreDetails: ScoreDetails
}

/** The two play it out, by their strength and luck. */
export function playedResult(
  { random }: DemoContext,
  { league, inviter, invitee }: Meeting,
): GameResult & { winnerId: number } {
  const { sets, winner } = playScore(formatOf(league.format), inviter.strength - invitee.strength, random)
  return { winnerId: winner === 'a' ? inviter.id : invitee.id, scoreDetails: { outcome: 'COMPLETED', sets } }
}

/** They stop in the middle of the second set, and one of them cannot go on. */
export function retiredResult(context: DemoContext, meeting: Meeting): GameResult {
  const { inviter, invitee } = meeting
  const [winner, retired] = context.random.happens(0.5) ? [inviter, invitee] : [invitee, inviter]
  const sets = stoppedHalfway(playedResult(context, meeting).scoreDetails.sets)
  return { winnerId: winner.id, scoreDetails: { outcome: 'RETIRED', sets, retiredId: retired.id } }
}

export const walkoverResult = (winnerId: number): GameResult => ({
  winnerId,
  scoreDetails: { outcome: 'WALKOVER', sets: [] },
})

/** Rain in the middle of the second set. */
export const abandonedResult = ({ scoreDetails }: GameResult): GameResult => ({
  winnerId: null,
  scoreDetails: { outcome: 'ABANDONED', sets: stoppedHalfway(scoreDetails.sets) },
})

/** The same game as somebody remembers it who mixed up the first set. */
export function misremembered(result: GameResult, format: string): GameResult {
  const { to } = formatOf(format).set
  const [first, ...rest] = result.scoreDetails.sets
  if (!first || !('a' in first)) return result
  const lost = (Math.min(first.a, first.b) + 2) % (to - 1)
  const otherwise = first.a > first.b ? { a: to, b: lost } : { a: lost, b: to }
  return { ...result, scoreDetails: { ...result.scoreDetails, sets: [otherwise, ...rest] } }
}

function stoppedHalfway([first, second]: readonly PlayedSet[]): PlayedSet[] {
  if (!first) return []
  if (!second || !('a' in second)) return [first]
  return [first, { a: Math.floor(second.a / 2), b: Math.floor(second.b / 2) }]
}
