import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { passDeadlines } from './pass-deadlines.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let stranger: Person
let court: Court

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
  stranger = await world.person('Стороння Людина')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T10:00:00Z')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna])).id)
})

const tick = () => passDeadlines(world.db, world.clock.now, pino({ level: 'silent' }))
const statusOf = async (id: number) => (await court.see(admin, id)).status

describe('§4: the other player confirms', () => {
  it('and the game is completed, with what it moved in the log', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    const { data } = await court.confirm(iryna, id, { version: 3 })
    expect(data).toMatchObject({ status: 'COMPLETED', version: 4, winnerId: olena.id, confirmBy: null })
    expect(await court.lastEvent(id)).toEqual({
      move: 'confirm',
      actorId: iryna.id,
      version: 4,
      details: { ratings: { a: 64, b: -64 } }, // 1100 → 1164 and 1036
    })
  })

  it('whoever of the two submitted', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.submit(iryna, id, '6:4 6:4'))
    expect(refusal(await court.confirm(iryna, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect((await court.confirm(olena, id)).data.status).toBe('COMPLETED')
  })

  it('what was seen: a result that was changed meanwhile is another version', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    court.done(await court.withdraw(olena, id))
    court.done(await court.submit(olena, id, '6:0 6:0'))
    expect(await court.confirm(iryna, id, { version: 3 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { version: 5, status: 'PENDING_CONFIRMATION', score: '6:0 6:0' },
    })
    expect((await court.confirm(iryna, id, { version: 5 })).data.status).toBe('COMPLETED')
  })

  it('once; the second click learns how it stands', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4')
    expect(await court.confirm(iryna, id)).toMatchObject({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
      data: { status: 'COMPLETED', version: 4 },
    })
    expect((await court.ratingOf(olena))?.ratedGames).toBe(1)
  })
})

describe('nobody confirms for the other side', () => {
  it.each(['confirm', 'dispute'] as const)('neither the submitter nor an admin (%s)', async (move) => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect(refusal(await court[move](olena, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court[move](admin, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court[move](stranger, id))).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(await statusOf(id)).toBe('PENDING_CONFIRMATION')
  })

  it('and only the submitter withdraws', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    for (const who of [iryna, admin])
      expect(refusal(await court.withdraw(who, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court.withdraw(stranger, id))).toEqual({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('a result withdrawn', () => {
  it('leaves the game agreed, as if nothing had been entered', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4', { notes: 'Сонячно' })
    const { data } = await court.withdraw(olena, id, { version: 3 })
    expect(data).toMatchObject({
      status: 'ACCEPTED',
      version: 4,
      score: null,
      scoreDetails: null,
      winnerId: null,
      submittedBy: null,
      completedAt: null,
      confirmBy: null,
      notes: null,
    })
    expect(await court.lastEvent(id)).toEqual({ move: 'withdraw', actorId: olena.id, version: 4, details: {} })
    court.done(await court.submit(iryna, id, '4:6 4:6'))
    expect((await court.confirm(olena, id)).data).toMatchObject({ status: 'COMPLETED', winnerId: iryna.id })
  })
})

describe('a result that nobody answers', () => {
  it('stands by itself a day later', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    world.pass({ hours: 23, minutes: 59, seconds: 59 })
    await tick()
    expect(await statusOf(id)).toBe('PENDING_CONFIRMATION')
    world.pass({ seconds: 1 })
    await tick()
    expect(await court.see(null, id)).toMatchObject({ status: 'COMPLETED', winnerId: olena.id })
    expect(await court.lastEvent(id)).toMatchObject({
      move: 'autoConfirm',
      actorId: null,
      version: 4,
      details: { ratings: { a: expect.any(Number), b: expect.any(Number) } },
    })
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 1, won: 1 })
  })

  it.each([
    ['confirm', (id: number) => court.confirm(iryna, id, { version: 3 })],
    ['dispute', (id: number) => court.dispute(iryna, id)],
    ['withdraw', (id: number) => court.withdraw(olena, id)],
    ['decide', (id: number) => court.decide(admin, id, { action: 'VOID' })],
  ])('finds what the deadline did where a click comes too late: %s', async (_move, click) => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    world.pass({ hours: 24 })
    expect(await click(id)).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
      data: { id, status: 'COMPLETED', version: 4 },
    })
    expect(await court.movesOf(id)).toEqual(['invite', 'accept', 'submit', 'autoConfirm'])
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 1 })
  })

  it('is left to its deadline by a stranger’s click', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    world.pass({ hours: 24 })
    expect((await court.confirm(stranger, id)).status).toBe(404)
    expect(await statusOf(id)).toBe('PENDING_CONFIRMATION')
  })

  it('waits its hours by the stored deadline, not by the rules as they are now', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    const params = { id: court.leagueId }
    await court.call(admin, 'PUT /api/v1/leagues/{id}', { params, body: { rules: { autoConfirmHours: 300 } } })
    await court.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params, body: { name: 'Весна' } })
    world.pass({ hours: 24 })
    await tick()
    expect(await statusOf(id)).toBe('COMPLETED')
  })

  it('waits 24 plain hours over the night when the clocks of Kyiv go forward', async () => {
    world.clock.now = new Date('2027-03-27T20:00:00Z')
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect((await court.see(olena, id)).confirmBy).toBe('2027-03-28T20:00:00.000Z')
    world.clock.now = new Date('2027-03-28T19:59:59Z')
    await tick()
    expect(await statusOf(id)).toBe('PENDING_CONFIRMATION')
    world.clock.now = new Date('2027-03-28T20:00:00Z')
    await tick()
    expect(await statusOf(id)).toBe('COMPLETED')
  })
})

describe('the other player disputes', () => {
  it('with a reason, and from then on nothing happens by itself', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect(await court.dispute(iryna, id, {})).toMatchObject({ status: 400 })
    expect(await court.dispute(iryna, id, { reason: '  ' })).toMatchObject({ status: 400 })
    const { data } = await court.dispute(iryna, id, { reason: 'Другий сет 4:6', version: 3 })
    expect(data).toMatchObject({ status: 'DISPUTED', version: 4, confirmBy: null, score: '6:4 6:4', mayResubmit: true })
    expect(await court.lastEvent(id)).toEqual({
      move: 'dispute',
      actorId: iryna.id,
      version: 4,
      details: { reason: 'Другий сет 4:6' },
    })
    world.pass({ days: 29 })
    await tick()
    expect(await statusOf(id)).toBe('DISPUTED')
  })

  it.each([
    ['the one who disputed', () => iryna, () => olena],
    ['the one who was disputed', () => olena, () => iryna],
  ])('and %s corrects it, the other to say yes', async (_who, corrector, other) => {
    const id = await court.disputed(olena, iryna, '6:4 6:4')
    const { data } = await court.submit(corrector(), id, '6:4 4:6 [10:8]')
    expect(data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      submittedBy: corrector().id,
      confirmBy: null,
      mayResubmit: false,
    })
    expect(await court.lastEvent(id)).toMatchObject({ move: 'resubmit', actorId: corrector().id })
    expect(refusal(await court.confirm(corrector(), id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect((await court.confirm(other(), id)).data.status).toBe('COMPLETED')
  })

  it('and the correction never stands by itself', async () => {
    const id = await court.disputed(olena, iryna, '6:4 6:4')
    court.done(await court.submit(olena, id, '6:4 7:5'))
    world.pass({ days: 29 })
    await tick()
    expect(await statusOf(id)).toBe('PENDING_CONFIRMATION')
  })

  it('and a second dispute leaves it to an admin', async () => {
    const id = await court.disputed(olena, iryna, '6:4 6:4')
    court.done(await court.submit(olena, id, '6:4 7:5'))
    expect((await court.dispute(iryna, id)).data).toMatchObject({ status: 'DISPUTED', mayResubmit: false })
    for (const who of [olena, iryna])
      expect(refusal(await court.submit(who, id, '6:4 7:6'))).toEqual({ status: 409, code: 'CORRECTION_USED' })
    expect((await court.decide(admin, id, { action: 'CONFIRM' })).data).toMatchObject({
      status: 'COMPLETED',
      score: '6:4 7:5',
    })
  })

  it('and a correction that is taken back was the only one: the disputed result stands as before, for an admin', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4', { notes: 'Свідки є' })
    const { submittedBy, score, completedAt, winnerId, notes } = court.done(await court.dispute(iryna, id))
    world.pass({ hours: 3 })
    court.done(await court.submit(iryna, id, '0:6 0:6', { notes: 'Ні' }))
    const { data } = await court.withdraw(iryna, id)
    const before = { submittedBy, score, completedAt, winnerId, notes }
    expect(data).toMatchObject({ status: 'DISPUTED', mayResubmit: false, confirmBy: null, ...before })
    expect(notes).toBe('Свідки є')
    expect(refusal(await court.cancel(iryna, id, { reason: 'Так' }))).toEqual({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
    })
    expect(refusal(await court.submit(iryna, id, '0:6 0:6'))).toEqual({ status: 409, code: 'CORRECTION_USED' })
    expect((await court.decide(admin, id, { action: 'CONFIRM' })).data).toMatchObject({
      status: 'COMPLETED',
      winnerId: olena.id,
    })
  })

  it('and a recorded one, too, is not ended by taking a correction back', async () => {
    const { id } = court.done(await court.record(olena, iryna, '6:4 6:4'))
    court.done(await court.dispute(iryna, id))
    court.done(await court.submit(iryna, id, '0:6 0:6'))
    expect((await court.withdraw(iryna, id)).data).toMatchObject({ status: 'DISPUTED', submittedBy: olena.id })
  })

  it('and a correction is a result: not broken off, not impossible', async () => {
    const id = await court.disputed(olena, iryna, '6:4 6:4')
    const abandoned = { scoreDetails: { outcome: 'ABANDONED', sets: [] } }
    expect(refusal(await court.submit(olena, id, '6:4', abandoned))).toEqual({ status: 409, code: 'MOVE_NOT_POSSIBLE' })
    expect(refusal(await court.submit(olena, id, '6:5 6:4'))).toEqual({ status: 422, code: 'SCORE_IMPOSSIBLE' })
    expect((await court.see(olena, id)).mayResubmit).toBe(true)
  })

  it('and nobody withdraws, confirms or cancels any more', async () => {
    const id = await court.disputed(olena, iryna, '6:4 6:4')
    for (const answer of [
      await court.withdraw(olena, id),
      await court.confirm(iryna, id),
      await court.cancel(olena, id, { reason: 'Набридло' }),
    ])
      expect(answer).toMatchObject({ status: 409, code: 'MOVE_NOT_POSSIBLE', data: { status: 'DISPUTED' } })
  })
})

describe('what waits for my word', () => {
  it('is in my profile, and not in the submitter’s', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    const waiting = async (who: Person) =>
      (await court.call(who, 'GET /api/v1/users/profile')).data.gamesAwaitingConfirmation.map((game) => game.id)
    expect(await waiting(iryna)).toEqual([id])
    expect(await waiting(olena)).toEqual([])
  })
})

describe('a game that is over', () => {
  const ended: [string, () => Promise<number>][] = [
    ['REJECTED', async () => court.done(await court.reject(iryna, await court.invited(olena, iryna))).id],
    ['CANCELLED', async () => court.done(await court.cancel(olena, await court.invited(olena, iryna))).id],
    ['COMPLETED', () => court.completed(olena, iryna, '6:4 6:4')],
  ]
  it.each(ended)('as %s is not moved by its players', async (status, end) => {
    const id = await end()
    const { version } = await court.see(olena, id)
    for (const who of [olena, iryna])
      for (const answer of [
        await court.accept(who, id),
        await court.reject(who, id),
        await court.cancel(who, id, { reason: 'Так' }),
        await court.reschedule(who, id, [new Date('2026-12-01T10:00:00Z')]),
        await court.agree(who, id, new Date('2026-12-01T10:00:00Z')),
        await court.submit(who, id, '6:4 6:4'),
        await court.confirm(who, id),
        await court.dispute(who, id),
        await court.withdraw(who, id),
      ])
        expect(answer).toMatchObject({ status: 409, code: 'MOVE_NOT_POSSIBLE', data: { id, status, version } })
  })
})
