import { nextEntry, tiebreakOptions } from '@matchbol/core/games/score/score-entry'
import { formatOf, OFFERED_FORMATS } from '@matchbol/core/leagues/match-format'
import { expect, it } from 'vitest'
import { typeScore } from './typed-score.ts'

const set = ['6:0', '6:4', '7:5', '0:6', '4:6', '5:7']
const typed = (scores: readonly string[], keys: string) => {
  let state = { typed: '', chosen: null as string | null }
  for (const key of keys) state = typeScore(scores, state.typed, key)
  return state.chosen
}

it('a score is chosen by its digits, with the winner on either side', () => {
  expect(typed(set, '64')).toBe('6:4')
  expect(typed(set, '46')).toBe('4:6')
  expect(typeScore(set, '', '6')).toMatchObject({ chosen: null, matching: ['6:0', '6:4'] })
})

it('a digit with which no score goes on begins a new one', () => {
  expect(typed(set, '664')).toBe('6:4')
  expect(typed(set, '9')).toBeNull()
  expect(typed(set, '975')).toBe('7:5')
})

it('in no format does a score on the keys begin like another one, so each can be typed', () => {
  const textOf = ({ score }: { score: { a: number; b: number } }) => `${score.a}:${score.b}`
  const pads = OFFERED_FORMATS.map((code) => nextEntry([], formatOf(code))).flatMap((entry) =>
    entry.done ? [] : [entry.options.map(textOf)],
  )
  for (const to of [5, 7, 10]) for (const side of ['a', 'b'] as const) pads.push(tiebreakOptions(to, side).map(textOf))
  for (const to of [7, 10]) pads.push([...tiebreakOptions(to, 'a'), ...tiebreakOptions(to, 'b')].map(textOf))
  for (const pad of pads) for (const score of pad) expect(typed(pad, score.replace(':', ''))).toBe(score)
})
