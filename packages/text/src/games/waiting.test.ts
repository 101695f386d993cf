import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { waitingFor } from './waiting.ts'

const now = new Date('2026-11-21T10:00:00Z')
const [me, oleh] = [1, 2]
const player = (id: number, firstName: string) => ({ id, firstName }) as Game['a']
const game = (part: Partial<Game>): Game =>
  ({
    a: player(oleh, 'Олег'),
    b: player(me, 'Я'),
    createdAt: '2026-11-20T10:00:00Z',
    slots: [],
    slotsBy: null,
    agreedAt: null,
    score: null,
    playBy: null,
    ...part,
  }) as Game

it('a person finds first what cannot wait, and last what merely comes up', () => {
  const games = [
    game({ status: 'ACCEPTED', agreedAt: '2026-11-22T16:00:00Z' }),
    game({ status: 'ACCEPTED', agreedAt: '2026-11-20T16:00:00Z' }),
    game({ status: 'PENDING', expiresAt: '2026-11-24T10:00:00Z' }),
    game({ status: 'PENDING', expiresAt: '2026-11-22T10:00:00Z' }),
    game({ status: 'PENDING_CONFIRMATION', submittedBy: oleh, score: '6:4 6:2', confirmBy: '2026-11-23T10:00:00Z' }),
  ]
  expect(waitingFor(games, me, now).map(({ text, until, act }) => [text, until, act])).toEqual([
    ['Підтвердьте результат: 6:4 6:2', '2026-11-23T10:00:00Z', 'confirm'],
    ['Олег запрошує вас на гру', '2026-11-22T10:00:00Z', 'accept'],
    ['Олег запрошує вас на гру', '2026-11-24T10:00:00Z', 'accept'],
    ['Внесіть результат', null, 'enter'],
    ['Граєте завтра о\u00a018:00', null, undefined],
  ])
})

it('an invitation is accepted at once where there is one time or none to choose', () => {
  const invited = (...slots: string[]) => waitingFor([game({ status: 'PENDING', expiresAt: null, slots })], me, now)
  const [past, one, other] = ['2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z', '2026-11-22T17:00:00Z']
  expect(invited()).toMatchObject([{ text: 'Олег запрошує вас на гру', act: 'accept' }])
  expect(invited(past, one)).toMatchObject([{ text: 'Олег запрошує вас на гру: завтра о\u00a018:00', act: 'accept' }])
  expect(invited(one, other)).toMatchObject([{ text: 'Олег запрошує вас на гру', act: undefined }])
  expect(invited(past)).toMatchObject([{ text: 'Олег запрошує вас на гру', act: undefined }])
})

it('who proposes another time says when and where', () => {
  const slots = ['2026-11-22T16:00:00Z', '2026-11-22T17:00:00Z']
  const proposed = game({
    status: 'ACCEPTED',
    agreedAt: '2026-11-23T16:00:00Z',
    slotsBy: oleh,
    slots,
    place: 'КПІ',
    proposedPlace: 'Нивки',
  })
  expect(waitingFor([proposed], me, now)).toMatchObject([
    { text: 'Олег пропонує інший час: завтра о\u00a018:00 або завтра о\u00a019:00', place: 'Нивки' },
  ])
  expect(waitingFor([{ ...proposed, proposedPlace: null }], me, now)).toMatchObject([{ place: 'КПІ' }])
  expect(waitingFor([{ ...proposed, agreedAt: null }], me, now)).toMatchObject([
    { text: 'Олег пропонує час: завтра о\u00a018:00 або завтра о\u00a019:00' },
  ])
})

it('nothing waits that is the turn of the other', () => {
  const games = [
    game({ status: 'PENDING', a: player(me, 'Я'), b: player(oleh, 'Олег') }),
    game({ status: 'PENDING_CONFIRMATION', submittedBy: me }),
    game({ status: 'DISPUTED', mayResubmit: false }),
    game({ status: 'COMPLETED' }),
  ]
  expect(waitingFor(games, me, now)).toEqual([])
})
