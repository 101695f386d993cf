import { expect, it } from 'vitest'
import type { EnteredResult, GameToEnter } from './game.ts'
import { asKept, seenBy } from './view.ts'

const [oleh, iryna, admin] = [1, 2, 3]
const sets = [
  { a: 6, b: 4 },
  { a: 2, b: 3 },
]
const game = {
  a: { id: oleh, firstName: 'Олег' },
  b: { id: iryna, firstName: 'Ірина' },
  scoreDetails: { outcome: 'ABANDONED', sets },
  abandonedScore: { outcome: 'ABANDONED', sets },
} as GameToEnter

it('whoever enters a score stands first, with their own games first', () => {
  const seen = seenBy(game, iryna)
  expect([seen.a.firstName, seen.b.firstName]).toEqual(['Ірина', 'Олег'])
  expect(seen.abandonedScore?.sets).toEqual(seen.scoreDetails?.sets)
  expect(seen.scoreDetails?.sets).toEqual([
    { a: 4, b: 6 },
    { a: 3, b: 2 },
  ])
})

it('the inviter, and whoever does not play, see the inviter first', () => {
  for (const reader of [oleh, admin, null]) expect(seenBy(game, reader)).toBe(game)
})

it('what the invited one enters is kept with the inviter first, the winner first in the text', () => {
  const entered = {
    scoreDetails: { outcome: 'COMPLETED', sets: [{ a: 7, b: 6, tiebreak: { a: 7, b: 5 } }] },
    winnerId: iryna,
    score: '7:6(5)',
  } as EnteredResult
  expect(asKept(entered, game, iryna)).toMatchObject({
    scoreDetails: { sets: [{ a: 6, b: 7, tiebreak: { a: 5, b: 7 } }] },
    winnerId: iryna,
    score: '7:6(5)',
  })
  expect(asKept(entered, game, oleh)).toBe(entered)
})

it('a score without a winner is written with the inviter first, whoever entered it', () => {
  const broken = { scoreDetails: { outcome: 'ABANDONED', sets: [{ a: 1, b: 4 }] }, winnerId: null, score: '1:4 ABN' }
  expect(asKept(broken as EnteredResult, game, iryna).score).toBe('4:1 ABN')
})
