import { formatOf } from '../leagues/match-format.ts'
import { Refusal } from '../shared/refusal.ts'
import type { SentResult } from './contract.ts'
import { formatScore } from './format-score.ts'
import { judgeScore, type TrueScore } from './judge-score.ts'
import { scoreAgrees } from './score-agrees.ts'
import type { ScoreDetails, Side } from './score-details.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** A player enters a result at most this many days after the game. */
export const MOST_DAYS_BACK = 30
/** A walkover is claimed no sooner than this many minutes after the agreed time. */
export const WALKOVER_AFTER_MINUTES = 15
/** Clocks differ: a game that ended "in a minute" has ended now. */
const CLOCK_SKEW_MS = MINUTE

/** The frozen facts of a game that a result is held against. */
export interface GameToScore {
  format: string
  inviterId: number
  inviteeId: number
  agreedAt: Date | null
}

/** A result that can be true, ready to be kept. */
export interface Result {
  details: ScoreDetails
  verdict: TrueScore
  winnerId: number | null
  score: string
  completedAt: Date
}

type ClaimedResult = Pick<SentResult, 'scoreDetails'> & {
  winnerId?: number | null | undefined
  score?: string | null | undefined
}

/**
 * A result as a player submits it.
 * @throws Refusal for a score that cannot be, a winner who is not, a time that is not allowed, an outcome not theirs
 */
export function judgeResult(sent: SentResult, game: GameToScore, now: Date): Result {
  const { outcome } = sent.scoreDetails
  if (outcome === 'DOUBLE_DEFAULT') throw new Refusal('OUTCOME_FOR_ADMIN')
  if (outcome === 'WALKOVER') checkWalkover(game.agreedAt, now)
  if (now.getTime() - sent.completedAt.getTime() > MOST_DAYS_BACK * DAY)
    throw new Refusal('COMPLETED_TOO_LONG_AGO', { limit: MOST_DAYS_BACK })
  return { ...judgeClaim(sent, game), completedAt: notInFuture(sent.completedAt, now) }
}

/** A result as an administrator decides it: any outcome, however long ago. */
export const decideResult = (sent: ClaimedResult, completedAt: Date, game: GameToScore, now: Date): Result => ({
  ...judgeClaim(sent, game),
  completedAt: notInFuture(completedAt, now),
})

/** What the stored score of a game says to rating and table. */
export function verdictOf(
  details: ScoreDetails,
  winnerId: number | null,
  game: Omit<GameToScore, 'agreedAt'>,
): TrueScore {
  const verdict = judgeScore(details, formatOf(game.format), winnerId === null ? undefined : sideOf(winnerId, game))
  if (!verdict.ok) throw new RangeError(`A stored score is impossible: ${verdict.fault.reason}`)
  return verdict
}

function judgeClaim({ scoreDetails: details, winnerId, score }: ClaimedResult, game: GameToScore) {
  const format = formatOf(game.format)
  if (details.format !== undefined && details.format !== game.format) throw new Refusal('FORMAT_DIFFERS')
  const claimed = claimedWinner(details, winnerId, game)
  const verdict = judgeScore(details, format, claimed)
  if (!verdict.ok) {
    const { set, reason } = verdict.fault
    throw new Refusal('SCORE_IMPOSSIBLE', { fault: reason, ...(set !== undefined && { set }) })
  }
  if (score && !scoreAgrees(score, details, format, verdict.winner)) throw new Refusal('SCORE_TEXT_DIFFERS')
  return {
    details,
    verdict,
    winnerId: verdict.winner && (verdict.winner === 'a' ? game.inviterId : game.inviteeId),
    score: formatScore(details, verdict.winner),
  }
}

/** Who is said to have won: by name, or by saying who retired. */
function claimedWinner(
  details: ScoreDetails,
  winnerId: number | null | undefined,
  game: GameToScore,
): Side | undefined {
  const byName = winnerId ? sideOf(winnerId, game) : undefined
  if (details.retiredId === undefined) return byName
  const byRetirement = sideOf(details.retiredId, game) === 'a' ? 'b' : 'a'
  if (details.outcome !== 'RETIRED' || (byName && byName !== byRetirement))
    throw new Refusal('SCORE_IMPOSSIBLE', { fault: 'WINNER_DISAGREES' })
  return byRetirement
}

function sideOf(playerId: number, game: Pick<GameToScore, 'inviterId' | 'inviteeId'>): Side {
  if (playerId === game.inviterId) return 'a'
  if (playerId === game.inviteeId) return 'b'
  throw new Refusal('WINNER_NOT_A_PLAYER')
}

function checkWalkover(agreedAt: Date | null, now: Date) {
  if (!agreedAt) throw new Refusal('WALKOVER_WITHOUT_TIME')
  const from = new Date(agreedAt.getTime() + WALKOVER_AFTER_MINUTES * MINUTE)
  if (now < from) throw new Refusal('WALKOVER_TOO_EARLY', { until: from.toISOString() })
}

function notInFuture(completedAt: Date, now: Date): Date {
  if (completedAt.getTime() > now.getTime() + CLOCK_SKEW_MS) throw new Refusal('COMPLETED_IN_FUTURE')
  return completedAt > now ? now : completedAt
}
