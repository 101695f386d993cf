import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal, scored } from '../../../../test/court.ts'
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

const at = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000)
const iso = (hours: number) => at(hours).toISOString()
const tick = () => passDeadlines(world.db, world.clock.now, pino({ level: 'silent' }))

describe('new times', () => {
  it('are proposed by either, and agreed to by the other', async () => {
    const id = await court.agreedIn(30, olena, iryna)
    const proposed = await court.reschedule(iryna, id, [at(50), at(70)], { place: 'Корт 3', version: 2 })
    expect(proposed.data).toMatchObject({
      status: 'ACCEPTED',
      version: 3,
      agreedAt: iso(30),
      slots: [iso(50), iso(70)],
      slotsBy: iryna.id,
      place: null,
      proposedPlace: 'Корт 3',
    })
    expect(await court.lastEvent(id)).toEqual({
      move: 'reschedule',
      actorId: iryna.id,
      version: 3,
      details: { slots: [iso(50), iso(70)], place: 'Корт 3' },
    })
    const agreed = await court.agree(olena, id, at(70), { version: 3 })
    expect(agreed.data).toMatchObject({
      status: 'ACCEPTED',
      version: 4,
      agreedAt: iso(70),
      slots: [],
      slotsBy: null,
      place: 'Корт 3',
      proposedPlace: null,
      playBy: iso(70 + 21 * 24),
    })
    expect(await court.lastEvent(id)).toEqual({
      move: 'agree',
      actorId: olena.id,
      version: 4,
      details: { slot: iso(70), place: 'Корт 3' },
    })
  })

  it('are not agreed to by the one who proposed them, nor where there are none', async () => {
    const id = await court.agreedIn(30, olena, iryna)
    expect(refusal(await court.agree(iryna, id, at(50)))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    court.done(await court.reschedule(iryna, id, [at(50)]))
    expect(refusal(await court.agree(iryna, id, at(50)))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court.agree(admin, id, at(50)))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court.agree(stranger, id, at(50)))).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('are answered by newer ones, and then those are on the table', async () => {
    const id = await court.agreedIn(30, olena, iryna)
    court.done(await court.reschedule(iryna, id, [at(50)], { place: 'Корт 3' }))
    const newer = await court.reschedule(olena, id, [at(60), at(60)], { place: '' })
    expect(newer.data).toMatchObject({ slots: [iso(60)], proposedPlace: null })
    expect(refusal(await court.agree(iryna, id, at(50)))).toEqual({ status: 422, code: 'SLOT_NOT_PROPOSED' })
    expect((await court.agree(iryna, id, at(60))).data).toMatchObject({ agreedAt: iso(60), place: null })
  })

  it('lie ahead, within sixty days, one to three', async () => {
    const id = await court.agreed(olena, iryna)
    expect(refusal(await court.reschedule(olena, id, [at(-1)]))).toEqual({ status: 422, code: 'SLOT_IN_PAST' })
    expect(refusal(await court.reschedule(olena, id, [at(61 * 24)]))).toEqual({ status: 422, code: 'SLOT_TOO_FAR' })
    expect((await court.reschedule(olena, id, [])).status).toBe(400)
    expect((await court.reschedule(olena, id, [at(1), at(2), at(3), at(4)])).status).toBe(400)
  })

  it('that have passed are not agreed to', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.reschedule(olena, id, [at(2)]))
    const slot = at(2)
    world.pass({ hours: 3 })
    expect(refusal(await court.agree(iryna, id, slot))).toEqual({ status: 422, code: 'SLOT_IN_PAST' })
  })

  it('are seen before they are agreed to', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.reschedule(olena, id, [at(5)]))
    expect(await court.agree(iryna, id, at(5), { version: 2 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { version: 3, slots: [iso(5)] },
    })
  })

  it('are not proposed for an invitation, nor for a result that waits', async () => {
    const invitation = await court.invited(olena, iryna)
    expect(refusal(await court.reschedule(olena, invitation, [at(5)]))).toEqual({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
    })
    court.done(await court.accept(iryna, invitation))
    court.done(await court.submit(olena, invitation, '6:4 6:4'))
    expect(refusal(await court.reschedule(olena, invitation, [at(5)]))).toEqual({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
    })
  })
})

describe('an agreed game is called off', () => {
  it('by either, with a reason', async () => {
    for (const who of [olena, iryna]) {
      const id = await court.agreed(olena, iryna)
      expect(refusal(await court.cancel(who, id))).toEqual({ status: 422, code: 'REASON_NEEDED' })
      expect(refusal(await court.cancel(who, id, { reason: '' }))).toEqual({ status: 422, code: 'REASON_NEEDED' })
      expect((await court.cancel(who, id, { reason: 'Дощ', version: 2 })).data).toMatchObject({
        status: 'CANCELLED',
        playBy: null,
      })
      expect(await court.lastEvent(id)).toEqual({
        move: 'cancel',
        actorId: who.id,
        version: 3,
        details: { reason: 'Дощ' },
      })
    }
  })

  it.each([
    [24, {}],
    [23.99, { late: true }],
    [1, { late: true }],
  ])('and is marked late under a day before it: %d hours before', async (hours, mark) => {
    const id = await court.agreedIn(hours, olena, iryna)
    court.done(await court.cancel(olena, id, { reason: 'Хворію' }))
    expect((await court.lastEvent(id)).details).toEqual({ reason: 'Хворію', ...mark })
  })

  it('and late too when the time has already come', async () => {
    const id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 2 })
    court.done(await court.cancel(iryna, id, { reason: 'Не дочекалась' }))
    expect((await court.lastEvent(id)).details).toMatchObject({ late: true })
  })

  it('over the night the clocks of Kyiv go back, a day before is still 24 hours', async () => {
    world.clock.now = new Date('2026-10-24T09:30:00Z')
    const slot = '2026-10-25T10:00:00Z' // noon in Kyiv, 25 hours after noon the day before
    const id = await court.invited(olena, iryna, { slots: [slot] })
    court.done(await court.accept(iryna, id, { slot }))
    court.done(await court.cancel(olena, id, { reason: 'Вітер' }))
    expect((await court.lastEvent(id)).details).toEqual({ reason: 'Вітер' })
  })

  it('but not by others', async () => {
    const id = await court.agreed(olena, iryna)
    expect(refusal(await court.cancel(stranger, id, { reason: 'Так' }))).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await court.cancel(admin, id, { reason: 'Так' }))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
  })
})

describe('an agreed game that nobody plays', () => {
  it('expires three weeks after the agreed time', async () => {
    const id = await court.agreedIn(10, olena, iryna)
    world.pass({ days: 21, hours: 9, minutes: 59 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('ACCEPTED')
    world.pass({ minutes: 1 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('EXPIRED')
    expect(await court.lastEvent(id)).toEqual({ move: 'expire', actorId: null, version: 3, details: {} })
  })

  it('expires three weeks after it was accepted where no time was agreed, by the rules of its season', async () => {
    court = openCourt(world, (await world.league('Швидка ліга', [olena, iryna], { playWithinDays: 2 })).id)
    const id = await court.agreed(olena, iryna)
    world.pass({ days: 9 })
    expect(await court.submit(olena, id, '6:4 6:4')).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
      data: { id, status: 'EXPIRED' },
    })
    expect((await court.see(olena, id)).status).toBe('EXPIRED')
  })

  it('gets three weeks more from the new time', async () => {
    const id = await court.agreedIn(10, olena, iryna)
    world.pass({ days: 20 })
    court.done(await court.reschedule(olena, id, [at(48)]))
    court.done(await court.agree(iryna, id, at(48)))
    world.pass({ days: 20 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('ACCEPTED')
  })
})

describe('a game broken off', () => {
  const abandoned = (text: string) => ({ scoreDetails: { ...scored(text), outcome: 'ABANDONED' } })

  it('stays agreed with its score so far, and is resumed', async () => {
    const id = await court.agreed(olena, iryna)
    const stopped = await court.submit(iryna, id, '6:4 2:3', { ...abandoned('6:4 2:3'), notes: 'Стемніло', version: 2 })
    expect(stopped.data).toMatchObject({
      status: 'ACCEPTED',
      version: 3,
      score: '6:4 2:3 ABN',
      scoreDetails: {
        outcome: 'ABANDONED',
        sets: [
          { a: 6, b: 4 },
          { a: 2, b: 3 },
        ],
      },
      winnerId: null,
      submittedBy: null,
      completedAt: null,
      confirmBy: null,
      notes: 'Стемніло',
    })
    expect(await court.lastEvent(id)).toEqual({
      move: 'abandon',
      actorId: iryna.id,
      version: 3,
      details: { score: '6:4 2:3 ABN' },
    })
    expect((await court.submit(olena, id, '6:4 4:6 [10:7]')).data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      score: '6:4 4:6 [10:7]',
      winnerId: olena.id,
    })
    court.done(await court.confirm(iryna, id))
    expect((await court.ratingOf(olena))?.ratedGames).toBe(1)
  })

  it('goes on from its score, also after a result was taken back', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.submit(iryna, id, '6:4 2:3', abandoned('6:4 2:3')))
    const another = () => court.submit(iryna, id, '4:6 2:6')
    expect(refusal(await another())).toEqual({ status: 422, code: 'SCORE_NOT_CONTINUED' })
    court.done(await court.submit(olena, id, '6:4 6:3'))
    expect((await court.withdraw(olena, id)).data).toMatchObject({
      status: 'ACCEPTED',
      score: '6:4 2:3 ABN',
      scoreDetails: abandoned('6:4 2:3').scoreDetails,
      abandonedScore: abandoned('6:4 2:3').scoreDetails,
    })
    expect(refusal(await another())).toEqual({ status: 422, code: 'SCORE_NOT_CONTINUED' })
  })

  it('waits for a new time: until there is one, nobody has failed to come to it', async () => {
    const id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 3 })
    court.done(await court.submit(olena, id, '6:4 2:3', abandoned('6:4 2:3')))
    const absent = () => {
      const scoreDetails = { ...scored('6:4 2:3'), outcome: 'DEFAULTED' }
      return court.submit(olena, id, '6:4 2:3', { scoreDetails, winnerId: olena.id })
    }
    expect(refusal(await absent())).toEqual({ status: 422, code: 'CLAIM_WITHOUT_TIME' })
    const slot = at(20)
    court.done(await court.reschedule(iryna, id, [slot]))
    court.done(await court.agree(olena, id, slot))
    world.pass({ hours: 21 })
    expect((await absent()).data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      score: '6:4 2:3 DEF',
      confirmBy: iso(48),
    })
  })

  it('names no winner, and is not over', async () => {
    const id = await court.agreed(olena, iryna)
    const named = await court.submit(olena, id, '6:4', { ...abandoned('6:4'), winnerId: olena.id })
    expect(named).toMatchObject({ status: 422, code: 'SCORE_IMPOSSIBLE', details: { fault: 'NO_WINNER_EXPECTED' } })
    const over = await court.submit(olena, id, '6:4 6:4', abandoned('6:4 6:4'))
    expect(over).toMatchObject({ status: 422, code: 'SCORE_IMPOSSIBLE', details: { fault: 'STOPPED_AFTER_END' } })
    expect((await court.see(olena, id)).version).toBe(2)
  })

  it('still expires where nobody resumes it', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.submit(olena, id, '6:4', abandoned('6:4')))
    world.pass({ days: 21 })
    await tick()
    expect((await court.see(olena, id)).status).toBe('EXPIRED')
  })

  const retold = { ...abandoned('0:6 0:5'), notes: 'Майже перемога' }

  it('begins no sooner than agreed, and is broken off with something played', async () => {
    const id = await court.agreedIn(3, olena, iryna)
    expect(await court.submit(iryna, id, '0:6 0:5', retold)).toMatchObject({
      status: 422,
      code: 'ABANDONED_TOO_EARLY',
      details: { until: iso(3) },
    })
    world.pass({ hours: 3 })
    const empty = { scoreDetails: { outcome: 'ABANDONED', sets: [] } }
    expect(refusal(await court.submit(iryna, id, '6:4', empty))).toEqual({ status: 422, code: 'SCORE_IMPOSSIBLE' })
    expect((await court.see(olena, id)).agreedAt).toBe(iso(0))
  })

  it('at an invented score is agreed again once the other disputes that, and whoever waited wins without play', async () => {
    const id = await court.agreedIn(1, olena, iryna)
    const agreedAt = iso(1)
    world.pass({ hours: 2 })
    court.done(await court.reschedule(olena, id, [at(20)]))
    expect((await court.submit(iryna, id, '0:6 0:5', retold)).data).toMatchObject({
      abandonedBy: iryna.id,
      agreedAt: null,
      slots: [],
    })
    expect(refusal(await court.agree(iryna, id, at(20)))).toMatchObject({ code: 'NOT_YOUR_MOVE' })
    expect(refusal(await court.dispute(iryna, id))).toEqual({ status: 403, code: 'NOT_YOUR_MOVE' })
    expect((await court.dispute(olena, id, { reason: 'Ніхто не грав' })).data).toMatchObject({
      status: 'ACCEPTED',
      agreedAt,
      abandonedScore: null,
      abandonedBy: null,
      scoreDetails: null,
      score: null,
      notes: null,
    })
    expect(await court.lastEvent(id)).toMatchObject({ move: 'dispute', details: { reason: 'Ніхто не грав' } })
    const walkover = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: olena.id }
    expect((await court.submit(olena, id, '6:4', walkover)).data).toMatchObject({ status: 'PENDING_CONFIRMATION' })
  })

  it('at an invented score that its inventor goes on from is disputed with the result, and corrected free of it', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.submit(iryna, id, '0:6 0:5', retold))
    court.done(await court.submit(iryna, id, '0:6 0:6', { scoreDetails: scored('0:6 0:6') }))
    expect((await court.dispute(olena, id)).data).toMatchObject({ status: 'DISPUTED', abandonedScore: null })
    expect((await court.submit(olena, id, '6:1 6:1')).status).toBe(200)
  })

  it('is disputed no more by who has agreed to go on, or has gone on', async () => {
    const broken = async () => {
      const id = await court.agreed(olena, iryna)
      court.done(await court.submit(iryna, id, '6:4 2:3', abandoned('6:4 2:3')))
      return id
    }
    const agreed = await broken()
    court.done(await court.reschedule(iryna, agreed, [at(20)]))
    court.done(await court.agree(olena, agreed, at(20)))
    expect(refusal(await court.dispute(olena, agreed))).toEqual({ status: 409, code: 'MOVE_NOT_POSSIBLE' })
    court.done(await court.cancel(olena, agreed, { reason: 'Дощ' }))
    const goneOn = await broken()
    court.done(await court.submit(olena, goneOn, '6:4 6:3'))
    court.done(await court.withdraw(olena, goneOn))
    expect(refusal(await court.dispute(olena, goneOn))).toEqual({ status: 409, code: 'MOVE_NOT_POSSIBLE' })
  })
})

it('a result entered before the agreed time waits its day from that time on', async () => {
  const id = await court.agreedIn(20 * 24, olena, iryna)
  expect((await court.submit(iryna, id, '0:6 0:6')).data.confirmBy).toBe(iso(21 * 24))
})

it('a result taken back when one of the two has left calls the game off', async () => {
  const id = await court.awaiting(olena, iryna, '6:4 6:4')
  await world.db
    .updateTable('memberships')
    .set({ status: 'LEFT', left_at: world.clock.now })
    .where('user_id', '=', iryna.id)
    .execute()
  expect((await court.withdraw(olena, id)).data).toMatchObject({ status: 'CANCELLED', playBy: null })
  expect(await court.movesOf(id)).toEqual(['invite', 'accept', 'submit', 'withdraw', 'cancel'])
})
