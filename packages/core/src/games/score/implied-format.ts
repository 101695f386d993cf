import { formatOf, type MatchFormat } from '../../leagues/match-format.ts'
import { judgeScore } from './judge-score.ts'
import { parseScore } from './parse-score.ts'

/** What is played, likeliest first. */
const PLAYED: Record<MatchFormat['bestOf'], readonly [string, ...string[]]> = {
  1: ['SET1-S:6/TB7', 'SET1-S:8/TB7', 'SET1-S:4/TB7'],
  3: ['SET3-S:6/TB7', 'SET3-S:6/TB7-F:TB10', 'SET3-S:4/TB7', 'SET3-S:4/TB7-F:TB10', 'SET3-S:4/TB5@3'],
  5: ['SET5-S:6/TB7-F:6/TB10', 'SET5-S:6/TB7', 'SET5-S:4/TB7@3'],
}

/**
 * The format code in which a written score, winner first, was most likely played: the likeliest in which it can be true. Where it
 * can be true in none, the one against which its fault is best told.
 */
export function impliedFormat(bestOf: MatchFormat['bestOf'], text: string): string {
  const likely = PLAYED[bestOf]
  const possible = likely.find((code) => canBeTrue(text, code))
  if (possible) return possible
  const withMatchTiebreak = text.includes('[') ? likely.find((code) => code.includes('-F:TB')) : undefined
  return withMatchTiebreak ?? likely[0]
}

function canBeTrue(text: string, code: string): boolean {
  const format = formatOf(code)
  const read = parseScore(text, format)
  return read.ok && judgeScore(read.details, format, 'a').ok
}
