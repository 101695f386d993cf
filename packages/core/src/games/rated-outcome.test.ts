import { expect, test } from 'vitest'
import { formatOf } from '../leagues/match-format.ts'
import { isRateable } from './rated-outcome.ts'
import { judgeScore } from './score/judge-score.ts'
import { parseScore } from './score/parse-score.ts'

const isRated = (text: string, code = 'SET3-S:6/TB7-F:TB10') => {
  const format = formatOf(code)
  const read = parseScore(text, format)
  const verdict = read.ok ? judgeScore(read.details, format, /ABN|DEF.DEF/.test(text) ? undefined : 'a') : read
  if (!read.ok || !verdict.ok) throw new RangeError(text)
  return isRateable(read.details.outcome, verdict)
}

test.each(['6:0 6:0', '6:4 3:6 [10:8]', '6:3 RET', '6:3 0:0 RET', '0:6 1:0 RET', '4:0 RET', '0:4 RET', '5:5 RET'])(
  '%s moves ratings',
  (text) => {
    expect(isRated(text)).toBe(true)
  },
)

test.each(['0:0 RET', '3:3 RET', '0:3 RET', 'W.O.', 'DEF', '6:4 5:4 DEF', 'DEF/DEF', '6:4 5:4 ABN'])(
  '%s moves nothing',
  (text) => {
    expect(isRated(text)).toBe(false)
  },
)

test('a finished set moves ratings even where three games win it', () => {
  expect(isRated('3:0 RET', 'SET3-S:3/TB7')).toBe(true)
  expect(isRated('2:1 RET', 'SET3-S:3/TB7')).toBe(false)
})
