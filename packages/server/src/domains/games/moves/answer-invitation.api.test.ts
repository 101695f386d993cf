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

const inHours = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString()
const tick = () => passDeadlines(world.db, world.clock.now, pino({ level: 'silent' }))

describe('§7: the invitee accepts', () => {
  it('and the game is to be played within three weeks', async () => {
    const id = await court.invited(olena, iryna)
    const { data } = await court.accept(iryna, id, { version: 1 })
    expect(data).toMatchObject({
      status: 'ACCEPTED',
      version: 2,
      agreedAt: null,
      slots: [],
      slotsBy: null,
      expiresAt: null,
      playBy: inHours(21 * 24),
      season: { name: 'Сезон 2026' },
    })
    expect(await court.lastEvent(id)).toEqual({ move: 'accept', actorId: iryna.id, version: 2, details: {} })
  })

  it('without a payload, and then the proposed times stay the inviter’s proposal', async () => {
    const [passed, later, last] = [inHours(1), inHours(30), inHours(54)]
    const id = await court.invited(olena, iryna, { slots: [passed, later, last], place: 'Корт 3' })
    world.pass({ hours: 2 })
    expect((await court.accept(iryna, id)).data).toMatchObject({
      status: 'ACCEPTED',
      agreedAt: null,
      slots: [later, last],
      slotsBy: olena.id,
      place: 'Корт 3',
      playBy: inHours(21 * 24),
    })
    expect((await court.lastEvent(id)).details).toEqual({})
    expect(refusal(await court.agree(olena, id, new Date(later)))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect((await court.agree(iryna, id, new Date(later))).data).toMatchObject({
      agreedAt: later,
      slots: [],
      slotsBy: null,
    })
  })

  it('one of the times, from which the three weeks are counted', async () => {
    const slots = [inHours(30), inHours(54)]
    const id = await court.invited(olena, iryna, { slots })
    expect(refusal(await court.accept(iryna, id, { slot: inHours(31) }))).toEqual({
      status: 422,
      code: 'SLOT_NOT_PROPOSED',
    })
    const { data } = await court.accept(iryna, id, { slot: slots[1] })
    expect(data).toMatchObject({
      agreedAt: slots[1],
      slots: [],
      slotsBy: null,
      playBy: inHours(54 + 21 * 24),
    })
    expect((await court.lastEvent(id)).details).toEqual({ slot: slots[1] })
  })

  it('a time however it is written', async () => {
    const id = await court.invited(olena, iryna, { slots: ['2026-11-22T18:00:00+02:00'] })
    expect((await court.accept(iryna, id, { slot: '2026-11-22T16:00:00Z' })).data.agreedAt).toBe(
      '2026-11-22T16:00:00.000Z',
    )
  })

  it('but no time that has passed meanwhile', async () => {
    const slots = [inHours(1), inHours(20)]
    const id = await court.invited(olena, iryna, { slots })
    world.pass({ hours: 1 })
    expect(refusal(await court.accept(iryna, id, { slot: slots[0] }))).toEqual({ status: 422, code: 'SLOT_IN_PAST' })
    expect((await court.accept(iryna, id, { slot: slots[1] })).status).toBe(200)
  })

  it('and no time where none was proposed', async () => {
    const id = await court.invited(olena, iryna)
    expect(refusal(await court.accept(iryna, id, { slot: inHours(5) }))).toEqual({
      status: 422,
      code: 'SLOT_NOT_PROPOSED',
    })
  })
})

describe('§1, §7: the invitee rejects', () => {
  it('with a reason or without', async () => {
    const id = await court.invited(olena, iryna)
    expect((await court.reject(iryna, id, { reason: 'Травма' })).data).toMatchObject({
      status: 'REJECTED',
      version: 2,
      expiresAt: null,
    })
    expect(await court.lastEvent(id)).toEqual({
      move: 'reject',
      actorId: iryna.id,
      version: 2,
      details: { reason: 'Травма' },
    })
    const other = await court.invited(olena, iryna)
    court.done(await court.reject(iryna, other))
    expect((await court.lastEvent(other)).details).toEqual({})
  })
})

describe('§1, §4: the inviter cancels', () => {
  it('an invitation without having to say why', async () => {
    const id = await court.invited(olena, iryna)
    expect((await court.cancel(olena, id)).data).toMatchObject({ status: 'CANCELLED', expiresAt: null })
    expect(await court.lastEvent(id)).toEqual({ move: 'cancel', actorId: olena.id, version: 2, details: {} })
  })
})

describe('an invitation is answered', () => {
  it.each(['accept', 'reject'] as const)('not by who sent it (%s)', async (move) => {
    const id = await court.invited(olena, iryna)
    expect(refusal(await court[move](olena, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court[move](admin, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court.cancel(iryna, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
  })

  it.each(['accept', 'reject', 'cancel'] as const)('and by others it is not even found (%s)', async (move) => {
    const id = await court.invited(olena, iryna)
    expect(refusal(await court[move](stranger, id))).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await court[move](stranger, 999_999))).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('once: who comes second sees how it stands', async () => {
    const id = await court.invited(olena, iryna)
    court.done(await court.cancel(olena, id))
    expect(await court.accept(iryna, id)).toMatchObject({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
      data: { id, status: 'CANCELLED', version: 2 },
    })
  })

  it('as it was seen: another version is refused with the present game', async () => {
    const id = await court.invited(olena, iryna)
    for (const answer of [
      await court.accept(iryna, id, { version: 2 }),
      await court.reject(iryna, id, { version: 7 }),
      await court.cancel(olena, id, { version: 2 }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        code: 'VERSION_CHANGED',
        data: { id, status: 'PENDING', version: 1 },
      })
    expect(await court.movesOf(id)).toEqual(['invite'])
  })

  it.each([0, -1, 1.5, '1'])('never by version %j', async (version) => {
    const id = await court.invited(olena, iryna)
    expect(await court.accept(iryna, id, { version })).toMatchObject({ status: 400 })
  })
})

describe('an invitation nobody answers', () => {
  it('expires at its deadline, which leaves its row in the log', async () => {
    const id = await court.invited(olena, iryna)
    world.pass({ days: 2, hours: 23, minutes: 59 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('PENDING')
    world.pass({ minutes: 1 })
    expect(await tick()).toBeGreaterThan(0)
    expect((await court.see(olena, id)).status).toBe('EXPIRED')
    expect(await court.lastEvent(id)).toEqual({ move: 'expire', actorId: null, version: 2, details: {} })
    expect(await tick()).toBe(0)
  })

  it.each(['accept', 'reject'] as const)('is not saved by a click that comes too late (%s)', async (move) => {
    const id = await court.invited(olena, iryna)
    world.pass({ days: 3 })
    expect(await court[move](iryna, id, { version: 1 })).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
      data: { id, status: 'EXPIRED', version: 2 },
    })
    expect((await court.see(iryna, id)).status).toBe('EXPIRED')
    expect(await court.lastEvent(id)).toMatchObject({ move: 'expire', actorId: null })
    expect(await court[move](iryna, id)).toMatchObject({ status: 409, code: 'MOVE_NOT_POSSIBLE' })
  })

  it('expires by a late click with an Idempotency-Key too, and the same click again finds it expired', async () => {
    const id = await court.invited(olena, iryna)
    world.pass({ days: 3 })
    const accept = () =>
      court.call(
        iryna,
        'POST /api/v1/games/invitations/{id}/accept',
        { params: { id }, body: {} },
        { 'idempotency-key': 'a late click' },
      )
    expect(await accept()).toMatchObject({ status: 409, code: 'DEADLINE_PASSED', data: { status: 'EXPIRED' } })
    expect((await court.see(iryna, id)).status).toBe('EXPIRED')
    expect(await court.movesOf(id)).toEqual(['invite', 'expire'])
    expect(await accept()).toMatchObject({ status: 409, code: 'MOVE_NOT_POSSIBLE' })
  })

  it('is answered in its last second', async () => {
    const id = await court.invited(olena, iryna)
    world.pass({ days: 2, hours: 23, minutes: 59, seconds: 59 })
    expect((await court.accept(iryna, id)).status).toBe(200)
  })

  it('keeps the deadline it was given, whatever the league’s rules become', async () => {
    const id = await court.invited(olena, iryna)
    const params = { id: court.leagueId }
    await court.call(admin, 'PUT /api/v1/leagues/{id}', { params, body: { rules: { inviteExpiryDays: 60 } } })
    await court.call(admin, 'POST /api/v1/leagues/{id}/seasons', { params, body: { name: 'Весна' } })
    world.pass({ days: 3 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('EXPIRED')
  })
})
