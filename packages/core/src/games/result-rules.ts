import { formatOf } from '../leagues/match-format.ts'
import { DAY, HOUR, MINUTE } from '../shared/durations.ts'
import { Refusal } from '../shared/refusal.ts'
import { checkBrokenOff, checkClaim, checkOutcome, isClaim } from './endings.ts'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from './limits.ts'
import type { SentResult } from './move-shapes.ts'
import { continuesScore } from './score/continue-score.ts'
import { formatScore } from './score/format-score.ts'
import { judgeScore, type TrueScore } from './score/judge-score.ts'
import { scoreAgrees } from './score/score-agrees.ts'
import type { ScoreDetails, Side } from './score/score-details.ts'

/** Clocks differ: a game that ended "in a minute" has ended now. */
const CLOCK_SKEW_MS = MINUTE

/** Frozen on a game when it is made. */
export interface FrozenFacts {
  format: string
  inviterId: number
  inviteeId: number
}

/** The facts of a game that a player's result is held against. */
export interface GameToScore extends FrozenFacts {
  agreedAt: Date | null
  /** Null for a game recorded after the fact. */
  acceptedAt: Date | null
  /** The score at which it was broken off. */
  abandonedScore: ScoreDetails | null
}

/** The facts of a game that an administrator's decision is held against. */
export interface GameToDecide extends FrozenFacts {
  acceptedAt: Date | null
  /** When it was written down after the fact; null for an invited or an imported game. */
  recordedAt: Date | null
  /** When the result that stands says that it ended. */
  completedAt: Date | null
}

/** A result that can be true, ready to be kept. */
export interface Result {
  details: ScoreDetails
  verdict: TrueScore
  winnerId: number | null
  score: string
  completedAt: Date
}

type SentScore = Pick<SentResult, 'scoreDetails'> & {
  winnerId?: number | null | undefined
  score?: string | null | undefined
}

/**
 * A result as a player submits it.
 * @throws Refusal for a score that cannot be or does not continue the kept one, a winner who is not, a win without play that may not be
 * claimed yet, a game broken off before it can have begun, a time that is not allowed, an outcome not theirs
 */
export function judgeResult(sent: SentResult, game: GameToScore, now: Date): Result {
  const { outcome, sets } = sent.scoreDetails
  checkOutcome('submit', outcome)
  const judged = judgeScoreSent(sent, game)
  if (isClaim(outcome, judged.verdict)) checkClaim(game.agreedAt, now)
  if (outcome === 'ABANDONED') checkBrokenOff(sets, game.agreedAt, now)
  if (game.abandonedScore && !continuesScore(game.abandonedScore.sets, sets, formatOf(game.format)))
    throw new Refusal('SCORE_NOT_CONTINUED')
  return { ...judged, completedAt: endOnCourt(sent.completedAt, game, now) }
}

/**
 * A result as an administrator decides it: any outcome, however long ago the game was. Its time may stand as it is; another
 * one lies where the players could have put it.
 * @throws Refusal for a score that cannot be, a winner who is not, a time that is not allowed
 */
export function decideResult(sent: SentScore, completedAt: Date, game: GameToDecide, now: Date): Result {
  if (completedAt.getTime() !== game.completedAt?.getTime()) {
    if (game.recordedAt && daysBetween(completedAt, game.recordedAt) > MOST_DAYS_BACK)
      throw new Refusal('COMPLETED_BEFORE_RECORDED', { limit: MOST_DAYS_BACK })
    checkAccepted(completedAt, game)
  }
  return { ...judgeScoreSent(sent, game), completedAt: notInFuture(completedAt, now) }
}

/** What the stored score of a game says to rating and table. */
export function verdictOf(details: ScoreDetails, winnerId: number | null, game: FrozenFacts): TrueScore {
  const verdict = judgeScore(details, formatOf(game.format), winnerId === null ? undefined : sideOf(winnerId, game))
  if (!verdict.ok) throw new RangeError(`A stored score is impossible: ${verdict.fault.reason}`)
  return verdict
}

function judgeScoreSent({ scoreDetails: details, winnerId, score }: SentScore, game: FrozenFacts) {
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
  game: FrozenFacts,
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

function endOnCourt(completedAt: Date, game: GameToScore, now: Date): Date {
  if (daysBetween(completedAt, now) > MOST_DAYS_BACK)
    throw new Refusal('COMPLETED_TOO_LONG_AGO', { limit: MOST_DAYS_BACK })
  checkAccepted(completedAt, game)
  return notInFuture(completedAt, now)
}

function checkAccepted(completedAt: Date, { acceptedAt }: Pick<GameToScore, 'acceptedAt'>) {
  if (acceptedAt && acceptedAt.getTime() - completedAt.getTime() > ACCEPTED_AFTERWARDS_HOURS * HOUR)
    throw new Refusal('COMPLETED_BEFORE_ACCEPTED', { limit: ACCEPTED_AFTERWARDS_HOURS })
}

const daysBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / DAY

function notInFuture(completedAt: Date, now: Date): Date {
  if (completedAt.getTime() > now.getTime() + CLOCK_SKEW_MS) throw new Refusal('COMPLETED_IN_FUTURE')
  return completedAt > now ? now : completedAt
}
