import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { passDeadlines } from './pass-deadlines.ts'

let world: World
let olena: Person
let iryna: Person
let stranger: Person
let court: Court

beforeAll(async () => {
  world = await openWorld()
  stranger = await world.person('Стороння Людина')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T10:00:00Z')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna])).id)
})

const iso = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString()

describe('a game already played', () => {
  it('is recorded by one of the two, and waits for the other', async () => {
    const { status, data } = await court.record(olena, iryna, '4:6 6:3 [7:10]', {
      completedAt: iso(-48),
      place: 'Корти на Подолі',
      notes: 'Випадково зустрілися',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      version: 1,
      isRecorded: true,
      kind: 'RATED',
      season: { name: 'Сезон 2026' },
      a: { id: olena.id },
      b: { id: iryna.id },
      winnerId: iryna.id,
      score: '6:4 3:6 [10:7]',
      submittedBy: olena.id,
      completedAt: iso(-48),
      confirmBy: iso(24),
      place: 'Корти на Подолі',
      notes: 'Випадково зустрілися',
    })
    expect(await court.lastEvent(data.id)).toEqual({
      move: 'record',
      actorId: olena.id,
      version: 1,
      details: { score: '6:4 3:6 [10:7]' },
    })
    court.done(await court.confirm(iryna, data.id, { version: 1 }))
    expect(await court.ratingOf(iryna)).toMatchObject({ ratedGames: 1, won: 1 })
  })

  it('lapses at its deadline when the other says nothing: nobody is rated for a game they never agreed to', async () => {
    const { data } = await court.record(olena, iryna, '6:4 6:4')
    world.pass({ hours: 24 })
    await passDeadlines(world.db, world.clock.now, pino({ level: 'silent' }))
    expect((await court.see(olena, data.id)).status).toBe('CANCELLED')
    expect(await court.lastEvent(data.id)).toEqual({ move: 'autoConfirm', actorId: null, version: 2, details: {} })
    expect(await court.ratingOf(olena)).toBeUndefined()
  })

  it('is not confirmed too late', async () => {
    const { data } = await court.record(olena, iryna, '6:4 6:4')
    world.pass({ hours: 24 })
    expect(await court.confirm(iryna, data.id)).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
      data: { status: 'CANCELLED' },
    })
    expect(await court.ratingOf(olena)).toBeUndefined()
  })

  it('is gone when it is taken back', async () => {
    const { data } = await court.record(olena, iryna, '6:4 6:4')
    expect((await court.withdraw(olena, data.id)).data.status).toBe('CANCELLED')
    expect((await court.record(iryna, olena, '6:4 6:4')).status).toBe(200)
  })

  it('is disputed, corrected once, and then waits without end', async () => {
    const { data } = await court.record(olena, iryna, '6:4 6:4')
    court.done(await court.dispute(iryna, data.id))
    expect((await court.submit(iryna, data.id, '6:4 4:6 [10:8]')).data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      confirmBy: null,
    })
    court.done(await court.confirm(olena, data.id))
    expect((await court.see(null, data.id)).score).toBe('6:4 4:6 [10:8]')
  })

  it('may be a friendly one, which counts nothing', async () => {
    const { data } = await court.record(olena, iryna, '6:0 6:0', { kind: 'FRIENDLY' })
    court.done(await court.confirm(iryna, data.id))
    expect(await court.ratingOf(olena)).toBeUndefined()
    expect((await court.table()).rows.map(({ points, played }) => [points, played])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

describe('a game is recorded', () => {
  const refused = async (...args: Parameters<Court['record']>) => refusal(await court.record(...args))

  it('by members against members, not against oneself', async () => {
    expect(await refused(stranger, iryna, '6:4 6:4')).toEqual({ status: 409, code: 'NOT_A_MEMBER' })
    expect(await refused(olena, stranger, '6:4 6:4')).toEqual({ status: 422, code: 'OPPONENT_NOT_A_MEMBER' })
    expect(await refused(olena, olena, '6:4 6:4')).toEqual({ status: 422, code: 'OPPONENT_IS_SELF' })
  })

  it('with a score that can be, of a time that can be', async () => {
    expect(await refused(olena, iryna, '6:5 6:4')).toEqual({ status: 422, code: 'SCORE_IMPOSSIBLE' })
    expect(await refused(olena, iryna, '6:4 6:4', { completedAt: iso(2) })).toEqual({
      status: 422,
      code: 'COMPLETED_IN_FUTURE',
    })
    expect(await refused(olena, iryna, '6:4 6:4', { completedAt: iso(-31 * 24) })).toEqual({
      status: 422,
      code: 'COMPLETED_TOO_LONG_AGO',
    })
    expect(await refused(olena, iryna, '6:4 6:4', { imageUrl: 'x.webp' })).toEqual({
      status: 422,
      code: 'IMAGE_NOT_YOURS',
    })
  })

  it('only as played: no walkover without an agreed time, nothing broken off, no double default', async () => {
    const as = (outcome: string, fields: object = {}) =>
      refused(olena, iryna, '6:4', { scoreDetails: { outcome, sets: [] }, ...fields })
    expect(await as('WALKOVER', { winnerId: olena.id })).toEqual({ status: 422, code: 'CLAIM_WITHOUT_TIME' })
    expect(await as('ABANDONED')).toEqual({ status: 422, code: 'OUTCOME_FOR_ADMIN' })
    expect(await as('DOUBLE_DEFAULT')).toEqual({ status: 422, code: 'OUTCOME_FOR_ADMIN' })
  })

  it('where the two have no other game open, counted with those that each has', async () => {
    await court.invited(iryna, olena)
    expect(await refused(olena, iryna, '6:4 6:4')).toEqual({ status: 409, code: 'OPEN_GAME_EXISTS' })
    const small = openCourt(world, (await world.league('Мала', [olena, iryna, stranger], { maxOpenGames: 1 })).id)
    await small.invited(iryna, stranger)
    expect(refusal(await small.record(olena, iryna, '6:4 6:4'))).toEqual({
      status: 422,
      code: 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES',
    })
  })

  it('not sooner than a rematch may be, by the time it was played', async () => {
    await court.completed(olena, iryna, '6:4 6:4')
    world.pass({ days: 15 })
    expect(await refused(iryna, olena, '6:4 6:4', { completedAt: iso(-2 * 24) })).toEqual({
      status: 422,
      code: 'REMATCH_TOO_SOON',
    })
    expect((await court.record(iryna, olena, '6:4 6:4', { completedAt: iso(-12) })).status).toBe(200)
  })

  it('also against one who rests now', async () => {
    const pausedUntil = iso(24 * 7)
    await court.call(iryna, 'PUT /api/v1/users/{id}', { params: { id: iryna.id }, body: { pausedUntil } })
    expect((await court.record(olena, iryna, '6:4 6:4')).status).toBe(200)
  })

  it('once, however often it is sent with one key', async () => {
    const body = { leagueId: court.leagueId, opponentId: iryna.id, ...court.result('6:4 6:4') }
    const send = () => court.call(olena, 'POST /api/v1/games', { body }, { 'idempotency-key': 'once' })
    const [first, second] = [await send(), await send()]
    expect(second.data).toEqual(first.data)
  })
})
