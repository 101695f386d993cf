import type { Game } from '@matchbol/core/games/game-shapes'
import { expect, it } from 'vitest'
import { lastInvitation } from './last-invitation.ts'

const now = new Date('2026-11-24T10:00:00Z') // Tuesday noon in Kyiv
const [me, ira, oleh] = [1, 2, 3]
const game = (id: number, from: number, to: number, part: Partial<Game> = {}) =>
  ({
    ...{ id, a: { id: from }, b: { id: to }, league: { id: 7 }, status: 'COMPLETED', isRecorded: false },
    ...{ kind: 'RATED', place: null, agreedAt: null, slots: [], ...part },
  }) as Game
const of = (games: Game[], opponentId?: number, leagueId?: number) =>
  lastInvitation(games, { myId: me, leagueId, opponentId }, now)

it('an invitation may be like the last one to the same person, else like the last of the league', () => {
  const games = [game(9, me, oleh, { place: 'Нивки' }), game(8, me, ira, { place: 'Снопків', kind: 'FRIENDLY' })]
  expect(of(games, ira)).toMatchObject({ place: 'Снопків', kind: 'FRIENDLY' })
  expect(of(games, 4)).toMatchObject({ place: 'Нивки', kind: 'RATED' })
  expect(of([...games, game(10, me, oleh, { league: { id: 5, name: '' } })])?.leagueId).toBe(5)
  expect(of(games, ira, 5)).toBeNull()
})

it('what others asked me, and games written down afterwards, are not how I invite', () => {
  expect(of([game(9, ira, me), game(8, me, ira, { isRecorded: true })], ira)).toBeNull()
})

it('times come back on the same weekday and hour, from tomorrow on, whatever the clock change between them', () => {
  const summer = game(9, me, ira, { agreedAt: '2026-10-21T16:00:00Z', slots: ['2026-10-20T16:00:00Z'] }) // Wednesday 19:00
  expect(of([summer], ira)?.slots).toEqual(['2026-11-25T17:00:00.000Z'])
  const today = game(9, me, ira, { status: 'EXPIRED', slots: ['2026-11-17T17:00:00Z'] })
  expect(of([today], ira)?.slots).toEqual(['2026-12-01T17:00:00.000Z'])
})

it('a time at which I have a game, or have proposed one, goes to the week after', () => {
  const last = game(9, me, ira, { status: 'PENDING', slots: ['2026-11-25T17:00:00Z'] })
  const agreed = game(8, oleh, me, { status: 'ACCEPTED', agreedAt: '2026-12-02T18:00:00Z' })
  expect(of([last, agreed], oleh)?.slots).toEqual(['2026-12-09T17:00:00.000Z'])
})
