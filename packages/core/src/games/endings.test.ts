import { describe, expect, it } from 'vitest'
import { DEFAULT_FORMAT, formatOf } from '../leagues/match-format.ts'
import type { Refusal } from '../shared/refusal.ts'
import { checkClaim, claimFrom, isClaim, scoreOfAbsence } from './endings.ts'
import { judgeScore } from './score/judge-score.ts'
import { parseScore } from './score/parse-score.ts'
import type { Outcome } from './score/score-details.ts'

const format = formatOf(DEFAULT_FORMAT)
const now = new Date('2026-11-21T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const claims = (outcome: Outcome, text: string) => {
  const read = parseScore(text, format)
  const verdict = judgeScore({ outcome, sets: read.ok ? read.details.sets : [] }, format, 'a')
  if (!verdict.ok) throw new Error(`${outcome} at ${text}: ${verdict.fault.reason}`)
  return isClaim(outcome, verdict)
}

describe('a win that was not played for', () => {
  it.each([
    ['WALKOVER', '', true],
    ['DEFAULTED', '', true],
    ['DEFAULTED', '6:4 5:1', true],
    ['RETIRED', '0:0', true],
    ['RETIRED', '3:3', true],
    ['RETIRED', '4:0', false],
    ['RETIRED', '0:4', false],
    ['RETIRED', '6:0', false],
    ['COMPLETED', '6:0 6:0', false],
  ] as const)('%s at %j: %s', (outcome, text, isSo) => expect(claims(outcome, text)).toBe(isSo))

  it('is claimed from fifteen minutes after the agreed time on', () => {
    expect(claimFrom(now)).toEqual(inMinutes(15))
    expect(() => checkClaim(now, inMinutes(15))).not.toThrow()
    expect(refusal(() => checkClaim(now, inMinutes(14.9)))).toEqual({
      code: 'CLAIM_TOO_EARLY',
      until: inMinutes(15).toISOString(),
    })
  })

  it('is never claimed without an agreed time', () => {
    expect(claimFrom(null)).toBeNull()
    expect(refusal(() => checkClaim(null, now))).toEqual({ code: 'CLAIM_WITHOUT_TIME' })
  })
})

describe('somebody who does not come', () => {
  it('gives a walkover, as nothing was played', () => {
    expect(scoreOfAbsence(null)).toEqual({ outcome: 'WALKOVER', sets: [] })
    expect(scoreOfAbsence({ outcome: 'ABANDONED', sets: [] })).toEqual({ outcome: 'WALKOVER', sets: [] })
  })

  it('to go on with a game broken off, defaults at its score', () => {
    const sets = [
      { a: 6, b: 4 },
      { a: 2, b: 3 },
    ]
    expect(scoreOfAbsence({ outcome: 'ABANDONED', sets })).toEqual({ outcome: 'DEFAULTED', sets })
  })
})

const refusal = (attempt: () => void) => {
  try {
    attempt()
  } catch (error) {
    const { code, details } = error as Refusal
    return { code, ...details }
  }
  return undefined
}
