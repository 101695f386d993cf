import { describe, expect, it } from 'vitest'
import { DEFAULT_FORMAT, formatOf } from '../leagues/match-format.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { SentResult } from './move-shapes.ts'
import { decideResult, type GameToDecide, type GameToScore, judgeResult, verdictOf } from './result-rules.ts'
import { parseScore } from './score/parse-score.ts'
import type { Outcome, ScoreDetails } from './score/score-details.ts'

const OLENA = 1
const IRYNA = 2
const now = new Date('2026-11-21T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const inDays = (days: number) => inMinutes(days * 24 * 60)

const game: GameToScore = {
  format: DEFAULT_FORMAT,
  inviterId: OLENA,
  inviteeId: IRYNA,
  agreedAt: inMinutes(-60),
  acceptedAt: null,
  abandonedScore: null,
}
const toDecide: GameToDecide = { ...game, recordedAt: null, completedAt: null }
const scored = (text: string): ScoreDetails => {
  const read = parseScore(text, formatOf(DEFAULT_FORMAT))
  if (!read.ok) throw new Error(text)
  return { ...read.details, sets: [...read.details.sets] }
}
const ended = (outcome: Outcome, text = ''): ScoreDetails => ({ outcome, sets: text ? scored(text).sets : [] })
const sent = (scoreDetails: ScoreDetails, fields: Partial<SentResult> = {}): SentResult => ({
  scoreDetails,
  completedAt: inMinutes(-5),
  ...fields,
})
const refusal = (attempt: () => unknown) => {
  try {
    attempt()
  } catch (error) {
    const { code, details } = error as Refusal
    return { code, ...details }
  }
  return undefined
}
const judged = (scoreDetails: ScoreDetails, fields?: Partial<SentResult>, of: Partial<GameToScore> = {}) =>
  judgeResult(sent(scoreDetails, fields), { ...game, ...of }, now)
const refused = (...args: Parameters<typeof judged>) => refusal(() => judged(...args))

describe('the winner of a result', () => {
  it('follows from the sets, seen from the inviter', () => {
    expect(judged(scored('6:4 6:4'))).toMatchObject({ winnerId: OLENA, score: '6:4 6:4' })
    expect(judged(scored('4:6 6:3 [8:10]'))).toMatchObject({ winnerId: IRYNA, score: '6:4 3:6 [10:8]' })
  })

  it('may be named, but not another one, and nobody who does not play', () => {
    expect(judged(scored('6:4 6:4'), { winnerId: OLENA }).winnerId).toBe(OLENA)
    expect(refused(scored('6:4 6:4'), { winnerId: IRYNA })).toEqual({
      code: 'SCORE_IMPOSSIBLE',
      fault: 'WINNER_DISAGREES',
    })
    expect(refused(scored('6:4 6:4'), { winnerId: 3 })).toEqual({ code: 'WINNER_NOT_A_PLAYER' })
  })

  it('is named freely where somebody retired, whatever the score', () => {
    for (const winnerId of [OLENA, IRYNA])
      expect(judged(ended('RETIRED', '6:0 5:0'), { winnerId }).winnerId).toBe(winnerId)
    expect(refused(ended('RETIRED', '6:0 5:0'))).toEqual({ code: 'SCORE_IMPOSSIBLE', fault: 'WINNER_NEEDED' })
  })

  it('is the other one where it is said who retired', () => {
    expect(judged({ ...ended('RETIRED', '6:0'), retiredId: OLENA }).winnerId).toBe(IRYNA)
    expect(judged({ ...ended('RETIRED', '6:0'), retiredId: IRYNA }, { winnerId: OLENA }).winnerId).toBe(OLENA)
    expect(refused({ ...ended('RETIRED', '6:0'), retiredId: OLENA }, { winnerId: OLENA })).toEqual({
      code: 'SCORE_IMPOSSIBLE',
      fault: 'WINNER_DISAGREES',
    })
    expect(refused({ ...scored('6:4 6:4'), retiredId: IRYNA })).toEqual({
      code: 'SCORE_IMPOSSIBLE',
      fault: 'WINNER_DISAGREES',
    })
    expect(refused({ ...ended('RETIRED', '6:0'), retiredId: 3 })).toEqual({ code: 'WINNER_NOT_A_PLAYER' })
  })

  it('is nobody while a game is broken off', () => {
    expect(judged(ended('ABANDONED', '6:4 2:3')).winnerId).toBeNull()
    expect(refused(ended('ABANDONED', '6:4'), { winnerId: OLENA })).toEqual({
      code: 'SCORE_IMPOSSIBLE',
      fault: 'NO_WINNER_EXPECTED',
    })
  })
})

describe('the score of a result', () => {
  it('is refused with its set and its reason', () => {
    expect(refused(scored('6:4 8:6'))).toEqual({ code: 'SCORE_IMPOSSIBLE', set: 2, fault: 'SET_IMPOSSIBLE' })
  })

  it('may say its format, if it is the game’s', () => {
    expect(judged({ ...scored('6:4 6:4'), format: DEFAULT_FORMAT }).winnerId).toBe(OLENA)
    expect(refused({ ...scored('6:4 6:4'), format: 'SET3-S:6/TB7' })).toEqual({ code: 'FORMAT_DIFFERS' })
  })

  it('may come as a text too, if the text says the same', () => {
    expect(judged(scored('4:6 4:6'), { score: '6-4 64' }).score).toBe('6:4 6:4')
    expect(refused(scored('4:6 4:6'), { score: '4:6 4:6' })).toEqual({ code: 'SCORE_TEXT_DIFFERS' })
    for (const score of [null, '', undefined]) expect(judged(scored('6:4 6:4'), { score }).score).toBe('6:4 6:4')
  })
})

describe('the end of a result', () => {
  it('is not ahead, but for the minute by which clocks differ', () => {
    expect(judged(scored('6:4 6:4'), { completedAt: inMinutes(1) }).completedAt).toEqual(now)
    expect(refused(scored('6:4 6:4'), { completedAt: inMinutes(1.01) })).toEqual({ code: 'COMPLETED_IN_FUTURE' })
  })

  it('is at most thirty days back for a player', () => {
    const details = scored('6:4 6:4')
    expect(judged(details, { completedAt: inDays(-30) }).completedAt).toEqual(inDays(-30))
    const before = { completedAt: inDays(-30.01) }
    expect(refused(details, before)).toEqual({ code: 'COMPLETED_TOO_LONG_AGO', limit: 30 })
  })

  it('is by an admin put where the players could have put it, or left as it stands', () => {
    const details = scored('6:4 6:4')
    const decided = (completedAt: Date, of: Partial<GameToDecide>) =>
      decideResult(sent(details), completedAt, { ...toDecide, ...of }, now).completedAt
    const recorded = { recordedAt: inDays(-100) }
    expect(decided(inDays(-130), recorded)).toEqual(inDays(-130))
    expect(refusal(() => decided(inDays(-130.01), recorded))).toEqual({ code: 'COMPLETED_BEFORE_RECORDED', limit: 30 })
    const invited = { acceptedAt: inDays(-100) }
    expect(decided(inDays(-100.5), invited)).toEqual(inDays(-100.5))
    expect(refusal(() => decided(inDays(-100.51), invited))).toEqual({ code: 'COMPLETED_BEFORE_ACCEPTED', limit: 12 })
    expect(decided(inDays(-900), { ...invited, completedAt: inDays(-900) })).toEqual(inDays(-900))
    expect(decided(inDays(-900), {})).toEqual(inDays(-900)) // an imported one
    expect(refusal(() => decided(inDays(1), {}))).toEqual({ code: 'COMPLETED_IN_FUTURE' })
  })

  it('is not more than twelve hours before the game was accepted: people agree by phone', () => {
    const ofGame = { acceptedAt: inMinutes(-30) }
    const [twelveHoursBefore, before] = [inMinutes(-12.5 * 60), inMinutes(-12.5 * 60 - 1)]
    expect(judged(scored('6:4 6:4'), { completedAt: twelveHoursBefore }, ofGame).completedAt).toEqual(twelveHoursBefore)
    expect(refused(scored('6:4 6:4'), { completedAt: before }, ofGame)).toEqual({
      code: 'COMPLETED_BEFORE_ACCEPTED',
      limit: 12,
    })
  })
})

describe('a win without play', () => {
  const winnerId = OLENA
  const claims: [string, ScoreDetails][] = [
    ['a walkover', ended('WALKOVER')],
    ['a default', ended('DEFAULTED', '6:4 2:3')],
    ['a retirement before four games', ended('RETIRED', '3:2')],
  ]

  it.each(claims)('%s is a player’s to claim from fifteen minutes after the agreed time on', (_what, claim) => {
    expect(judged(claim, { winnerId }, { agreedAt: inMinutes(-15) })).toMatchObject({ winnerId })
    expect(refused(claim, { winnerId }, { agreedAt: inMinutes(-14) })).toEqual({
      code: 'CLAIM_TOO_EARLY',
      until: inMinutes(1).toISOString(),
    })
  })

  it.each(claims)('%s is never claimed without an agreed time, but an admin may say so', (_what, claim) => {
    expect(refused(claim, { winnerId }, { agreedAt: null })).toEqual({ code: 'CLAIM_WITHOUT_TIME' })
    expect(decideResult(sent(claim, { winnerId }), now, toDecide, now).winnerId).toBe(winnerId)
  })

  it('is none any more where one retires after that', () => {
    expect(judged(ended('RETIRED', '4:2'), { winnerId }, { agreedAt: null })).toMatchObject({ winnerId })
  })
})

describe('the result of a game broken off', () => {
  const abandonedScore = ended('ABANDONED', '6:4 2:3')
  const continued = (details: ScoreDetails, winnerId?: number) =>
    refused(details, { ...(winnerId && { winnerId }) }, { abandonedScore })

  it('continues its score', () => {
    expect(continued(scored('6:4 4:6 [10:8]'))).toBeUndefined()
    expect(continued(ended('RETIRED', '6:4 3:3'), OLENA)).toBeUndefined()
    expect(continued(ended('DEFAULTED', '6:4 2:3'), OLENA)).toBeUndefined()
    expect(continued(ended('ABANDONED', '6:4 5:5'))).toBeUndefined()
  })

  it('does not begin anew', () => {
    for (const details of [scored('6:3 6:3'), scored('6:4 6:1'), ended('ABANDONED', '6:4')])
      expect(continued(details)).toEqual({ code: 'SCORE_NOT_CONTINUED' })
    expect(continued(ended('WALKOVER'), OLENA)).toEqual({ code: 'SCORE_NOT_CONTINUED' })
  })
})

describe('a game is broken off', () => {
  it('not before the time agreed upon, where there is one', () => {
    const early = refused(ended('ABANDONED', '2:1'), {}, { agreedAt: inMinutes(1) })
    expect(early).toEqual({ code: 'ABANDONED_TOO_EARLY', until: inMinutes(1).toISOString() })
    for (const agreedAt of [now, null]) expect(refused(ended('ABANDONED', '2:1'), {}, { agreedAt })).toBeUndefined()
  })

  it('after a game or a point at least', () => {
    const nothing = { code: 'SCORE_IMPOSSIBLE', fault: 'SETS_NEEDED' }
    const love: ScoreDetails = { outcome: 'ABANDONED', sets: [{ a: 0, b: 0 }] }
    for (const details of [ended('ABANDONED'), love]) expect(refused(details)).toEqual(nothing)
    expect(refused(ended('ABANDONED', '1:0'))).toBeUndefined()
  })
})

it('a double default is an admin’s to say, and has no winner', () => {
  expect(refused(ended('DOUBLE_DEFAULT'))).toEqual({ code: 'OUTCOME_FOR_ADMIN' })
  expect(decideResult(sent(ended('DOUBLE_DEFAULT')), now, toDecide, now)).toMatchObject({ winnerId: null })
})

describe('a stored score', () => {
  it('says to rating and table what it said when it was kept', () => {
    const { details, winnerId, verdict } = judged(scored('6:4 3:6 [10:8]'))
    expect(verdictOf(details, winnerId, game)).toEqual(verdict)
    expect(verdict).toMatchObject({ winner: 'a', setsWon: { a: 2, b: 1 }, gamesWon: { a: 10, b: 10 } })
  })

  it('that cannot be is a defect, told by its reason', () => {
    expect(() => verdictOf(scored('6:4'), OLENA, game)).toThrow(
      new RangeError('A stored score is impossible: SET_MISSING'),
    )
  })
})
