import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { ApiError } from '../../../lib/api/api-error.ts'
import { madeBefore, type SentMove } from './move-made.ts'

const [me, rival] = [1, 2]
const seen = { id: 7, version: 3, score: '6:4 6:2' } as Game
const refused = (present: Partial<Game>, status = 409) =>
  new ApiError(status, { code: 'VERSION_CHANGED', data: { id: 7, version: 4, ...present } })
const slot = '2026-11-24T16:00:00.000Z'
const sets = (outcome: 'COMPLETED' | 'ABANDONED') => ({ outcome, sets: [] })
const submit: SentMove = {
  name: 'submit',
  myId: me,
  result: { score: '6:4 6:2', scoreDetails: sets('COMPLETED') },
}

it.each<[string, SentMove, Partial<Game>]>([
  ['accepted', { name: 'accept', slot }, { status: 'ACCEPTED', agreedAt: '2026-11-24T16:00:00Z' }],
  ['accepted without a time', { name: 'accept', slot: undefined }, { status: 'ACCEPTED', agreedAt: null }],
  ['agreed', { name: 'agree', slot }, { status: 'ACCEPTED', slotsBy: null, agreedAt: slot }],
  ['confirmed', { name: 'confirm' }, { status: 'COMPLETED', score: '6:4 6:2' }],
  ['submitted', submit, { status: 'PENDING_CONFIRMATION', submittedBy: me, score: '6:4 6:2' }],
])('a move whose answer was lost counts as made: %s', (_, sent, present) => {
  expect(madeBefore(refused(present), seen, sent)?.data).toMatchObject(present)
})

it.each<[string, SentMove, Partial<Game>]>([
  ['another time was agreed', { name: 'agree', slot }, { status: 'ACCEPTED', slotsBy: null, agreedAt: null }],
  ['the invitation was taken back', { name: 'accept', slot }, { status: 'CANCELLED', agreedAt: null }],
  ['another score was completed', { name: 'confirm' }, { status: 'COMPLETED', score: '6:4 6:3' }],
  ['it went on from there', { name: 'confirm' }, { status: 'COMPLETED', score: '6:4 6:2', version: 5 }],
  ['the other submitted', submit, { status: 'PENDING_CONFIRMATION', submittedBy: rival, score: '6:4 6:2' }],
])('what somebody else did is a refusal: %s', (_, sent, present) => {
  expect(madeBefore(refused(present), seen, sent)).toBeUndefined()
})

it('only a conflict says so', () => {
  expect(madeBefore(refused({ status: 'COMPLETED', score: '6:4 6:2' }, 422), seen, { name: 'confirm' })).toBeUndefined()
  expect(madeBefore(new TypeError('Failed to fetch'), seen, { name: 'confirm' })).toBeUndefined()
})
