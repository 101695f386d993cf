import type { ScoreDetails } from '@matchbol/core/games/score/score-details'
import { expect, it } from 'vitest'
import { scoreOf, stepBack } from './draft.ts'
import type { GameToEnter } from './game.ts'
import { startOf } from './start.ts'

const [me, rival] = [1, 2]
const game = (scoreDetails: ScoreDetails | null, winnerId: number | null = null) =>
  ({
    a: { id: me },
    b: { id: rival },
    format: 'SET3-S:6/TB7-F:TB10',
    scoreDetails,
    abandonedScore: null,
    winnerId,
  }) as GameToEnter
const [won, lost] = [
  { a: 6, b: 4 },
  { a: 3, b: 6 },
]

it('a game without a score opens at its first set', () => {
  expect(startOf(game(null), 'submit')).toEqual({ sets: [], stop: null, step: { name: 'set' } })
})

it('a disputed result opens with its sets filled in', () => {
  const sets = [won, lost, { tiebreak: { a: 10, b: 7 } }]
  expect(startOf(game({ outcome: 'COMPLETED', sets }, me), 'resubmit')).toEqual({
    sets,
    stop: null,
    step: { name: 'review' },
  })
})

it('a disputed retirement opens with the set that was under way and with who retired', () => {
  const unfinished = { a: 1, b: 2 }
  expect(startOf(game({ outcome: 'RETIRED', sets: [won, unfinished], retiredId: rival }, me), 'resubmit')).toEqual({
    sets: [won],
    stop: { outcome: 'RETIRED', by: 'b', unfinished },
    step: { name: 'review' },
  })
})

it('a disputed claim that one did not come leads back to the first set', () => {
  const walkover = startOf(game({ outcome: 'WALKOVER', sets: [] }, me), 'resubmit')
  expect(stepBack(walkover)).toEqual(startOf(game(null), 'submit'))
  const abandonedScore = { outcome: 'ABANDONED' as const, sets: [won, { a: 2, b: 3 }] }
  const defaulted = { outcome: 'DEFAULTED' as const, sets: abandonedScore.sets }
  const ofTheRest = startOf({ ...game(defaulted, me), abandonedScore }, 'resubmit')
  expect(scoreOf(ofTheRest)).toEqual(defaulted)
  expect(stepBack(ofTheRest)).toEqual(startOf({ ...game(abandonedScore), abandonedScore }, 'submit'))
})

it('a disputed walkover opens as it was claimed', () => {
  expect(startOf(game({ outcome: 'WALKOVER', sets: [] }, rival), 'resubmit').stop).toEqual({
    outcome: 'WALKOVER',
    by: 'a',
    unfinished: null,
  })
})

it('a game that was broken off goes on from its kept score; only an administrator may decide otherwise', () => {
  const abandonedScore = { outcome: 'ABANDONED' as const, sets: [won, { a: 2, b: 3 }] }
  const broken = { ...game(abandonedScore), abandonedScore }
  expect(startOf(broken, 'submit')).toEqual({
    sets: [won],
    stop: null,
    step: { name: 'set' },
    kept: { finished: [won], open: { a: 2, b: 3 } },
  })
  expect(startOf(broken, 'decide').kept).toBeUndefined()
})

it('who did not come to the rest of a game loses it at its score, else there was no game', () => {
  expect(startOf(game(null), 'submit', 'notCome').stop?.outcome).toBe('WALKOVER')
  const abandonedScore = { outcome: 'ABANDONED' as const, sets: [won] }
  expect(startOf({ ...game(abandonedScore), abandonedScore }, 'submit', 'notCome')).toMatchObject({
    sets: [won],
    stop: { outcome: 'DEFAULTED', by: 'b' },
  })
})
