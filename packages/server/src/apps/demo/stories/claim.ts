import type { PlayedSet, ScoreDetails } from '@matchbol/core/games/score/score-details'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { Meeting, Stage } from '../meeting.ts'
import { playScore } from '../play-score.ts'

/** How a game ended, as one of the two says. */
export interface Claim {
  winnerId: number | null
  scoreDetails: ScoreDetails
}

/** The two play it out, by their strength and luck. */
export function playedClaim({ dice }: Stage, { league, inviter, invitee }: Meeting): Claim & { winnerId: number } {
  const { sets, winner } = playScore(formatOf(league.format), inviter.strength - invitee.strength, dice)
  return { winnerId: winner === 'a' ? inviter.id : invitee.id, scoreDetails: { outcome: 'COMPLETED', sets } }
}

/** They stop in the middle of the second set, and one of them cannot go on. */
export function retiredClaim(stage: Stage, meeting: Meeting): Claim {
  const { inviter, invitee } = meeting
  const [winner, retired] = stage.dice.happens(0.5) ? [inviter, invitee] : [invitee, inviter]
  const sets = stoppedHalfway(playedClaim(stage, meeting).scoreDetails.sets)
  return { winnerId: winner.id, scoreDetails: { outcome: 'RETIRED', sets, retiredId: retired.id } }
}

export const walkoverClaim = (winnerId: number): Claim => ({
  winnerId,
  scoreDetails: { outcome: 'WALKOVER', sets: [] },
})

/** Rain in the middle of the second set. */
export const abandonedClaim = ({ scoreDetails }: Claim): Claim => ({
  winnerId: null,
  scoreDetails: { outcome: 'ABANDONED', sets: stoppedHalfway(scoreDetails.sets) },
})

/** The same game as somebody remembers it who mixed up the first set. */
export function misremembered(claim: Claim, format: string): Claim {
  const { to } = formatOf(format).set
  const [first, ...rest] = claim.scoreDetails.sets
  if (!first || !('a' in first)) return claim
  const lost = (Math.min(first.a, first.b) + 2) % (to - 1)
  const otherwise = first.a > first.b ? { a: to, b: lost } : { a: lost, b: to }
  return { ...claim, scoreDetails: { ...claim.scoreDetails, sets: [otherwise, ...rest] } }
}

function stoppedHalfway([first, second]: readonly PlayedSet[]): PlayedSet[] {
  if (!first) return []
  if (!second || !('a' in second)) return [first]
  return [first, { a: Math.floor(second.a / 2), b: Math.floor(second.b / 2) }]
}
