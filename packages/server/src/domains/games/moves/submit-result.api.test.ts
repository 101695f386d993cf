import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal, scored } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let olena: Person
let iryna: Person
let stranger: Person
let court: Court
let id: number

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
  id = await court.agreed(olena, iryna)
})

const iso = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString()
const untouched = async () => expect(await court.movesOf(id)).toEqual(['invite', 'accept'])

describe('§4: a result', () => {
  it('is submitted by either, and waits a day for the other’s word', async () => {
    const { data } = await court.submit(iryna, id, '3:6 6:7(5)', { completedAt: iso(-2), notes: 'Вітряно', version: 2 })
    expect(data).toMatchObject({
      status: 'PENDING_CONFIRMATION',
      version: 3,
      winnerId: iryna.id,
      score: '6:3 7:6(5)',
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 3, b: 6 },
          { a: 6, b: 7, tiebreak: { a: 5, b: 7 } },
        ],
      },
      submittedBy: iryna.id,
      completedAt: iso(-2),
      confirmBy: iso(24),
      notes: 'Вітряно',
    })
    expect(await court.lastEvent(id)).toEqual({
      move: 'submit',
      actorId: iryna.id,
      version: 3,
      details: { score: '6:3 7:6(5)' },
    })
  })

  it('takes the times that were still on the table away', async () => {
    court.done(await court.reschedule(olena, id, [new Date(iso(5))]))
    expect((await court.submit(olena, id, '6:4 6:4')).data).toMatchObject({ slots: [], slotsBy: null })
  })

  it('of a match tie-break is a set with nothing else in it', async () => {
    const { data } = await court.submit(olena, id, '6:4 3:6 [10:8]')
    expect(data.scoreDetails?.sets.at(-1)).toEqual({ tiebreak: { a: 10, b: 8 } })
    expect(data.score).toBe('6:4 3:6 [10:8]')
  })

  it('is not submitted twice, nor for an invitation', async () => {
    court.done(await court.submit(olena, id, '6:4 6:4'))
    for (const who of [olena, iryna])
      expect(await court.submit(who, id, '6:4 6:4')).toMatchObject({
        status: 409,
        code: 'MOVE_NOT_POSSIBLE',
        data: { status: 'PENDING_CONFIRMATION' },
      })
  })

  it('is nobody else’s to submit', async () => {
    expect(refusal(await court.submit(stranger, id, '6:4 6:4'))).toEqual({ status: 404, code: 'NOT_FOUND' })
    await untouched()
  })

  it('of a version that has changed is refused with the present game', async () => {
    expect(await court.submit(olena, id, '6:4 6:4', { version: 1 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { version: 2, status: 'ACCEPTED' },
    })
  })
})

describe('a score that cannot be is refused with its set and its reason', () => {
  it.each([
    ['6:5 6:4', 1, 'SET_UNFINISHED'],
    ['6:4 8:6', 2, 'SET_IMPOSSIBLE'],
    ['6:4 6:4 6:1', 3, 'SET_AFTER_END'],
    ['6:4 3:6', 3, 'DECIDER_MISSING'],
    ['6:4 3:6 [10:9]', 3, 'TIEBREAK_UNFINISHED'],
    ['6:4 3:6 [12:9]', 3, 'TIEBREAK_IMPOSSIBLE'],
    ['6:4', 2, 'SET_MISSING'],
  ])('%s', async (text, set, fault) => {
    expect(await court.submit(olena, id, text)).toMatchObject({
      status: 422,
      errorType: 'RULE',
      code: 'SCORE_IMPOSSIBLE',
      details: { set, fault },
    })
    await untouched()
  })

  it.each([
    ['no sets at all', { outcome: 'COMPLETED', sets: [] }, 'SETS_NEEDED'],
    ['a retirement after the end', { outcome: 'RETIRED', sets: scored('6:4 6:4').sets }, 'STOPPED_AFTER_END'],
    ['a retirement before the beginning', { outcome: 'RETIRED', sets: [] }, 'SETS_NEEDED'],
    ['a walkover with a score', { outcome: 'WALKOVER', sets: scored('6:4').sets }, 'NO_SETS_EXPECTED'],
  ])('%s', async (_what, scoreDetails, fault) => {
    court.done(await court.cancel(olena, id, { reason: 'Заради часу' }))
    id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 2 })
    const answer = await court.submit(olena, id, '6:4 6:4', { scoreDetails, winnerId: olena.id })
    expect(answer).toMatchObject({ status: 422, code: 'SCORE_IMPOSSIBLE', details: { fault } })
  })

  it('7:6 without the points of its tie-break is none of them', async () => {
    expect((await court.submit(olena, id, '7:6 6:4')).data.score).toBe('7:6 6:4')
  })
})

describe('the winner', () => {
  it('follows from the sets; one that disagrees is refused', async () => {
    expect(await court.submit(olena, id, '6:4 6:4', { winnerId: iryna.id })).toMatchObject({
      status: 422,
      code: 'SCORE_IMPOSSIBLE',
      details: { fault: 'WINNER_DISAGREES' },
    })
    expect((await court.submit(olena, id, '6:4 6:4', { winnerId: olena.id })).data.winnerId).toBe(olena.id)
  })

  it('is one of the two', async () => {
    expect(refusal(await court.submit(olena, id, '6:4 6:4', { winnerId: stranger.id }))).toEqual({
      status: 422,
      code: 'WINNER_NOT_A_PLAYER',
    })
  })

  it('of a retirement is named, or known by who retired', async () => {
    const retired = { outcome: 'RETIRED', sets: scored('6:4 2:3').sets }
    expect(await court.submit(olena, id, '6:4', { scoreDetails: retired })).toMatchObject({
      code: 'SCORE_IMPOSSIBLE',
      details: { fault: 'WINNER_NEEDED' },
    })
    const scoreDetails = { ...retired, retiredId: olena.id }
    expect(await court.submit(olena, id, '6:4', { scoreDetails, winnerId: olena.id })).toMatchObject({
      code: 'SCORE_IMPOSSIBLE',
      details: { fault: 'WINNER_DISAGREES' },
    })
    expect((await court.submit(olena, id, '6:4', { scoreDetails })).data).toMatchObject({
      winnerId: iryna.id,
      score: '4:6 3:2 RET',
      confirmBy: iso(48),
    })
  })
})

describe('the score as text', () => {
  it.each(['6:4 3:6 [10:8]', '6-4, 3-6, [10-8]', '64 36 [10:8]', '', null])('may be written as %j', async (score) => {
    const { data } = await court.submit(olena, id, '6:4 3:6 [10:8]', { score })
    expect(data.score).toBe('6:4 3:6 [10:8]')
  })

  it('is told winner first, also by the one who lost', async () => {
    expect((await court.submit(olena, id, '4:6 3:6', { score: '6:4 6:3' })).data.score).toBe('6:4 6:3')
  })

  it.each(['6:4 6:3', '4:6 6:3 [8:10]', '6:4 3:6 [10:8] RET', 'Я виграла'])(
    'is refused where it says %s',
    async (score) => {
      expect(refusal(await court.submit(olena, id, '6:4 3:6 [10:8]', { score }))).toEqual({
        status: 422,
        code: 'SCORE_TEXT_DIFFERS',
      })
      await untouched()
    },
  )
})

describe('the time of the end', () => {
  it.each([
    ['in half an hour', 0.5, 'COMPLETED_IN_FUTURE'],
    ['thirty days and an hour ago', -30 * 24 - 1, 'COMPLETED_TOO_LONG_AGO'],
  ])('is not %s', async (_when, hours, code) => {
    expect(refusal(await court.submit(olena, id, '6:4 6:4', { completedAt: iso(hours) }))).toEqual({
      status: 422,
      code,
    })
    await untouched()
  })

  it('is not more than twelve hours before the game was accepted', async () => {
    world.pass({ hours: 20 })
    const early = { completedAt: iso(-20 - 12.1) }
    expect(await court.submit(olena, id, '6:4 6:4', early)).toMatchObject({
      status: 422,
      code: 'COMPLETED_BEFORE_ACCEPTED',
      details: { limit: 12 },
    })
    const byPhone = await court.submit(olena, id, '6:4 6:4', { completedAt: iso(-20 - 12) })
    expect(byPhone.data).toMatchObject({ acceptedAt: iso(-20), completedAt: iso(-20 - 12) })
  })

  it('lies the league’s days apart from the other games of the two', async () => {
    court.done(await court.cancel(olena, id, { reason: 'Заради часу' }))
    court.done(await court.confirm(iryna, (await court.record(olena, iryna, '6:4 6:4')).data.id))
    world.pass({ days: 14 })
    id = await court.agreed(olena, iryna)
    expect(await court.submit(olena, id, '6:4 6:4', { completedAt: iso(-1) })).toMatchObject({
      status: 422,
      code: 'REMATCH_TOO_SOON',
      details: { until: iso(0) },
    })
    expect((await court.submit(olena, id, '6:4 6:4')).status).toBe(200)
  })

  it('a few seconds ahead is a clock that runs fast, and counts as now', async () => {
    const completedAt = new Date(world.clock.now.getTime() + 30_000).toISOString()
    expect((await court.submit(olena, id, '6:4 6:4', { completedAt })).data.completedAt).toBe(iso(0))
  })
})

describe('a result is refused', () => {
  it('with a picture that the submitter has not uploaded', async () => {
    expect(refusal(await court.submit(olena, id, '6:4 6:4', { imageUrl: '/uploads/1.webp' }))).toEqual({
      status: 422,
      code: 'IMAGE_NOT_YOURS',
    })
    await untouched()
  })

  it('with another format than the game’s', async () => {
    const details = scored('6:4 6:4')
    const other = { scoreDetails: { ...details, format: 'SET1-S:6/TB7' } }
    expect(refusal(await court.submit(olena, id, '6:4 6:4', other))).toEqual({ status: 422, code: 'FORMAT_DIFFERS' })
    const own = { scoreDetails: { ...details, format: 'SET3-S:6/TB7-F:TB10' } }
    expect((await court.submit(olena, id, '6:4 6:4', own)).status).toBe(200)
  })

  it('as a double default: that is an admin’s to say', async () => {
    const scoreDetails = { outcome: 'DOUBLE_DEFAULT', sets: [] }
    expect(refusal(await court.submit(olena, id, '6:4', { scoreDetails }))).toEqual({
      status: 422,
      code: 'OUTCOME_FOR_ADMIN',
    })
  })

  it.each([
    ['a kind of its own', { kind: 'FRIENDLY' }],
    ['a season of its own', { seasonId: 1 }],
    ['no time', { completedAt: undefined }],
    ['a time that is none', { completedAt: 'учора' }],
    ['a status of its own', { status: 'COMPLETED' }],
    ['games in a set', { scoreDetails: { outcome: 'COMPLETED', sets: [{ games: [6, 4] }] } }],
    ['a set below zero', { scoreDetails: { outcome: 'COMPLETED', sets: [{ a: -6, b: 4 }] } }],
    ['half a game', { scoreDetails: { outcome: 'COMPLETED', sets: [{ a: 5.5, b: 4 }] } }],
    ['six sets', { scoreDetails: { outcome: 'COMPLETED', sets: Array(6).fill({ a: 6, b: 4 }) } }],
    ['a zero byte in its notes', { notes: 'ой\u0000' }],
  ])('with %s', async (_what, fields) => {
    expect(await court.submit(olena, id, '6:4 6:4', fields)).toMatchObject({ status: 400, errorType: 'VALIDATION' })
    await untouched()
  })
})

describe('a win without play', () => {
  const claims = {
    'a walkover': { outcome: 'WALKOVER', sets: [] },
    'a default': { outcome: 'DEFAULTED', sets: [] },
    'a retirement before four games': { outcome: 'RETIRED', sets: [{ a: 3, b: 2 }] },
  }
  const walkover = claims['a walkover']
  const claim = (scoreDetails: object, fields: object = {}) =>
    court.submit(olena, id, '6:4', { scoreDetails, winnerId: olena.id, ...fields })

  it.each(Object.entries(claims))(
    'as %s is claimed from fifteen minutes after the agreed time on, and waits 48 hours',
    async (_what, details) => {
      expect(refusal(await claim(details))).toEqual({ status: 422, code: 'CLAIM_WITHOUT_TIME' })
      court.done(await court.cancel(olena, id, { reason: 'Заради часу' }))
      id = await court.agreedIn(5, olena, iryna)
      world.pass({ hours: 5, minutes: 14, seconds: 59 })
      expect(await claim(details)).toMatchObject({
        status: 422,
        code: 'CLAIM_TOO_EARLY',
        details: { until: '2026-11-21T15:15:00.000Z' },
      })
      world.pass({ seconds: 1 })
      expect((await claim(details)).data).toMatchObject({
        status: 'PENDING_CONFIRMATION',
        winnerId: olena.id,
        confirmBy: iso(48),
      })
    },
  )

  it('waits as long as any result where the league gives more than 48 hours', async () => {
    court = openCourt(world, (await world.league('Неквапна', [olena, iryna], { autoConfirmHours: 100 })).id)
    id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 2 })
    expect((await claim(walkover)).data.confirmBy).toBe(iso(100))
  })

  it('goes to one of the two, who is named', async () => {
    court.done(await court.cancel(olena, id, { reason: 'Заради часу' }))
    id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 2 })
    expect(await claim(walkover, { winnerId: null })).toMatchObject({
      status: 422,
      details: { fault: 'WINNER_NEEDED' },
    })
    expect((await claim(walkover, { winnerId: iryna.id })).data.winnerId).toBe(iryna.id)
  })
})
