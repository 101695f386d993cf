import type { EntryOption } from '@matchbol/core/games/score/score-entry'
import { tiebreakOptions } from '@matchbol/core/games/score/score-entry'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { describe, expect, it } from 'vitest'
import {
  askForStop,
  chooseLong,
  chooseSet,
  chooseTiebreak,
  courseOf,
  type Draft,
  notCome,
  scoreOf,
  startDraft,
  stepBack,
  stopGame,
  winnerOf,
} from './draft.ts'

const format = formatOf('SET3-S:6/TB7-F:TB10')
const key = (draft: Draft, a: number, b: number): EntryOption => {
  const option = courseOf(draft, format).options.find(({ score }) => score.a === a && score.b === b)
  if (!option) throw new Error(`No key ${a}:${b}`)
  return option
}
const tap = (draft: Draft, ...scores: [number, number][]): Draft =>
  scores.reduce((now, [a, b]) => chooseSet(now, key(now, a, b), format), draft)

describe('entering a score', () => {
  it('takes one tap per set and ends with the last that is needed', () => {
    const over = tap(startDraft([]), [6, 4], [6, 2])
    expect(over.step.name).toBe('review')
    expect(scoreOf(over)).toEqual({
      outcome: 'COMPLETED',
      sets: [
        { a: 6, b: 4 },
        { a: 6, b: 2 },
      ],
    })
    expect(winnerOf(over, format)).toBe('a')
  })
  it('goes on to the match tie-break after a set each', () => {
    const over = tap(startDraft([]), [6, 4], [3, 6], [7, 10])
    expect(scoreOf(over).sets[2]).toEqual({ tiebreak: { a: 7, b: 10 } })
    expect(winnerOf(over, format)).toBe('b')
  })
  it('counts a long match tie-break on from its last key', () => {
    const long = tap(startDraft([]), [6, 4], [3, 6], [11, 9])
    expect(long.step).toEqual({ name: 'long', wonBy: 'a', set: null })
    expect(scoreOf(chooseLong(long, 12, format)).sets[2]).toEqual({ tiebreak: { a: 14, b: 12 } })
  })
})

describe('a set decided by a tie-break', () => {
  const set = tap(startDraft([]), [6, 7])
  const option = key(startDraft([]), 6, 7)
  it('asks for the points of the tie-break', () => {
    expect(set.step).toEqual({ name: 'tiebreak', set: option })
    const [, , , , , sixFive] = tiebreakOptions(7, 'b')
    expect(scoreOf(chooseTiebreak(set, option, sixFive ?? null, format)).sets).toEqual([
      { a: 6, b: 7, tiebreak: { a: 5, b: 7 } },
    ])
  })
  it('takes «6:7» alone from who does not remember them', () => {
    expect(scoreOf(chooseTiebreak(set, option, null, format)).sets).toEqual([{ a: 6, b: 7 }])
  })
  it('counts a long tie-break on', () => {
    const long = chooseTiebreak(set, option, tiebreakOptions(7, 'b').at(-1) ?? null, format)
    expect(scoreOf(chooseLong(long, 9, format)).sets).toEqual([{ a: 6, b: 7, tiebreak: { a: 9, b: 11 } }])
  })
})

describe('a game that was stopped', () => {
  const stopped = stopGame(askForStop(tap(startDraft([]), [6, 4])), {
    outcome: 'RETIRED',
    by: 'a',
    unfinished: { a: 2, b: 3 },
  })
  it('keeps the set under way and is won by the one who stayed', () => {
    expect(scoreOf(stopped)).toEqual({
      outcome: 'RETIRED',
      sets: [
        { a: 6, b: 4 },
        { a: 2, b: 3 },
      ],
    })
    expect(winnerOf(stopped, format)).toBe('b')
  })
  it('has no winner when it is to be resumed', () => {
    expect(winnerOf(stopGame(startDraft([]), { outcome: 'ABANDONED', by: null, unfinished: null }), format)).toBeNull()
  })
})

describe('a game that was broken off before', () => {
  const kept = { finished: [{ a: 6, b: 4 }], open: { a: 3, b: 4 } }
  const resumed = startDraft(kept.finished, kept)
  const scores = (draft: Draft) => courseOf(draft, format).options.map(({ score }) => `${score.a}:${score.b}`)
  it('goes on from where it stopped: no set can end before it', () => {
    expect(scores(resumed)).toEqual(['6:4', '7:5', '7:6', '3:6', '4:6', '5:7', '6:7'])
    expect(scores(tap(resumed, [3, 6]))).toContain('10:0')
  })
  it('keeps its finished sets: there is no step back from them', () => {
    expect(stepBack(resumed)).toBeUndefined()
    expect(stepBack(tap(resumed, [4, 6]))).toEqual(resumed)
  })
  it('is lost at its score by the one who does not come to the rest of it', () => {
    expect(scoreOf(notCome(resumed))).toEqual({ outcome: 'DEFAULTED', sets: [...kept.finished, kept.open] })
    expect(winnerOf(notCome(resumed), format)).toBe('a')
  })
})

describe('one step back', () => {
  it('takes the last set back', () => {
    expect(stepBack(tap(startDraft([]), [6, 4], [6, 2]))?.sets).toEqual([{ a: 6, b: 4 }])
  })
  it('leads from the points of a tie-break to the set', () => {
    expect(stepBack(tap(startDraft([]), [7, 6]))?.step).toEqual({ name: 'set' })
  })
  it('leads from «did not come» to the first set', () => {
    expect(stepBack(notCome(startDraft([])))).toEqual(startDraft([]))
  })
  it('leads nowhere from the first set', () => {
    expect(stepBack(startDraft([]))).toBeUndefined()
  })
})
