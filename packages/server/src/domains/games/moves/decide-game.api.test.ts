import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal, scored } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let court: Court

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date('2026-11-21T10:00:00Z')
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  const members = [olena, iryna]
  court = openCourt(world, (await world.league('Ліга', members, { rematchAfterDays: 0, maxOpenGames: 100 })).id)
})

const corrected = (text: string, fields: object = {}) => ({
  action: 'CORRECT',
  result: { scoreDetails: scored(text), ...fields },
})
const points = async () => (await court.table()).rows.map((row) => [row.player.id, row.points])

describe('an admin decides', () => {
  it.each([
    ['a result that waits', () => court.awaiting(olena, iryna, '6:4 6:4')],
    ['a disputed one', () => court.disputed(olena, iryna, '6:4 6:4')],
  ])('that %s stands', async (_what, begin) => {
    const id = await begin()
    const { version } = await court.see(admin, id)
    const { data } = await court.decide(admin, id, { action: 'CONFIRM', reason: 'Є свідки', version })
    expect(data).toMatchObject({ status: 'COMPLETED', winnerId: olena.id, score: '6:4 6:4', version: version + 1 })
    expect(await court.lastEvent(id)).toMatchObject({
      move: 'decide',
      actorId: admin.id,
      details: { action: 'CONFIRM', reason: 'Є свідки', score: '6:4 6:4', ratings: { a: expect.any(Number) } },
    })
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 1 })
  })

  it.each([
    ['an agreed game', () => court.agreed(olena, iryna)],
    ['a result that waits', () => court.awaiting(olena, iryna, '6:4 6:4')],
    ['a disputed one', () => court.disputed(olena, iryna, '6:4 6:4')],
  ])('how %s ended', async (_what, begin) => {
    const id = await begin()
    const { data } = await court.decide(admin, id, corrected('4:6 4:6'))
    expect(data).toMatchObject({ status: 'COMPLETED', winnerId: iryna.id, score: '6:4 6:4', confirmBy: null })
    expect(await court.lastEvent(id)).toMatchObject({
      move: 'decide',
      details: { action: 'CORRECT', score: '6:4 6:4' },
    })
  })

  it.each([
    ['an agreed game', () => court.agreed(olena, iryna)],
    ['a result that waits', () => court.awaiting(olena, iryna, '6:4 6:4')],
    ['a disputed one', () => court.disputed(olena, iryna, '6:4 6:4')],
    ['a completed one', () => court.completed(olena, iryna, '6:4 6:4')],
  ])('that %s is void', async (_what, begin) => {
    const id = await begin()
    expect((await court.decide(admin, id, { action: 'VOID', reason: 'Не той корт' })).data).toMatchObject({
      status: 'CANCELLED',
      confirmBy: null,
      playBy: null,
    })
    expect(await court.lastEvent(id)).toMatchObject({
      move: 'void',
      actorId: admin.id,
      details: { action: 'VOID', reason: 'Не той корт' },
    })
    expect((await court.ratingOf(olena))?.ratedGames ?? 0).toBe(0)
    expect((await court.invite(olena, iryna)).status).toBe(200)
  })

  it('a walkover, also without an agreed time, and one that nobody may claim themselves', async () => {
    const walkover = await court.agreed(olena, iryna)
    const result = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: iryna.id }
    expect((await court.decide(admin, walkover, { action: 'CORRECT', result })).data).toMatchObject({
      status: 'COMPLETED',
      winnerId: iryna.id,
      completedAt: world.clock.now.toISOString(),
    })
    const both = await court.agreed(olena, iryna)
    const neither = { scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } }
    expect((await court.decide(admin, both, { action: 'CORRECT', result: neither })).data).toMatchObject({
      status: 'COMPLETED',
      winnerId: null,
    })
    expect(await points()).toEqual([
      [iryna.id, 3],
      [olena.id, -1],
    ])
    expect(await court.ratingOf(olena)).toBeUndefined()
  })

  it('before the agreed time too, and then it ended now', async () => {
    const id = await court.agreedIn(48, olena, iryna)
    const result = { scoreDetails: { outcome: 'DOUBLE_DEFAULT', sets: [] } }
    expect((await court.decide(admin, id, { action: 'CORRECT', result })).data.completedAt).toBe(
      world.clock.now.toISOString(),
    )
  })

  it('at the agreed time where nobody says when it ended', async () => {
    const id = await court.agreedIn(1, olena, iryna)
    world.pass({ hours: 5 })
    expect((await court.decide(admin, id, corrected('6:4 6:4'))).data.completedAt).toBe('2026-11-21T11:00:00.000Z')
  })

  it('neither ahead nor long before it was agreed upon', async () => {
    const id = await court.agreed(olena, iryna)
    const ahead = corrected('6:4 6:4', { completedAt: '2026-11-22T10:00:00Z' })
    expect(refusal(await court.decide(admin, id, ahead))).toEqual({ status: 422, code: 'COMPLETED_IN_FUTURE' })
    const ago = corrected('6:4 6:4', { completedAt: '2025-01-01T10:00:00Z' })
    expect(refusal(await court.decide(admin, id, ago))).toEqual({ status: 422, code: 'COMPLETED_BEFORE_ACCEPTED' })
    court.done(await court.decide(admin, id, { action: 'VOID' }))
    const { id: recorded } = court.done(await court.record(olena, iryna, '6:4 6:4'))
    expect(refusal(await court.decide(admin, recorded, ago))).toEqual({
      status: 422,
      code: 'COMPLETED_BEFORE_RECORDED',
    })
  })
})

describe('a completed game is corrected', () => {
  it('and everything that followed is played again', async () => {
    const first = await court.completed(olena, iryna, '6:4 6:4')
    const second = await court.completed(olena, iryna, '6:2 6:2')
    const before = await court.see(null, second)
    const { data } = await court.decide(admin, first, { ...corrected('4:6 4:6'), reason: 'Переплутали сторони' })
    expect(data).toMatchObject({ status: 'COMPLETED', winnerId: iryna.id, version: 5 })
    expect(await court.lastEvent(first)).toEqual({
      move: 'correct',
      actorId: admin.id,
      version: 5,
      details: {
        action: 'CORRECT',
        reason: 'Переплутали сторони',
        score: '6:4 6:4',
        winnerId: iryna.id,
        completedAt: data.completedAt,
        replaced: { score: '6:4 6:4', winnerId: olena.id, completedAt: data.completedAt },
      },
    })
    const after = await court.see(null, second)
    expect(after.a.rating?.before).toBe((await court.see(null, first)).a.rating?.after)
    expect(after.a.rating?.before).toBeLessThan(before.a.rating?.before ?? 0)
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 2, won: 1, lastFive: 'LW' })
    expect(await points()).toEqual([
      [olena.id, 5],
      [iryna.id, 5],
    ])
  })

  it('with an audit row, its notes kept where none are sent, its place in the order unchanged', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4', { notes: 'Тепло' })
    const read = () => world.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await read()
    court.done(await court.decide(admin, id, corrected('6:0 6:0')))
    const after = await read()
    expect(after).toMatchObject({
      notes: 'Тепло',
      completed_sequence: before.completed_sequence,
      completed_at: before.completed_at,
    })
    const newest = world.db.selectFrom('audit').selectAll().orderBy('id', 'desc')
    expect((await newest.executeTakeFirstOrThrow()).action).toBe('game.decided')
    const audit = await newest.where('action', '=', 'game.corrected').executeTakeFirstOrThrow()
    expect(audit).toMatchObject({
      action: 'game.corrected',
      actor_id: admin.id,
      at: world.clock.now,
      details: { gameId: id, action: 'CORRECT', score: '6:0 6:0', reason: 'Рішення адміністратора' },
    })
  })

  it('out of the ratings by a walkover, and back into them', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4')
    const before = await court.ratingOf(olena)
    const walkover = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: olena.id }
    court.done(await court.decide(admin, id, { action: 'CORRECT', result: walkover }))
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 0, points: 1100, lastFive: '', lastRatedAt: null })
    expect((await court.see(null, id)).steps).toBeNull()
    court.done(await court.decide(admin, id, corrected('6:4 6:4')))
    expect(await court.ratingOf(olena)).toEqual(before)
  })

  it('and no longer counted by its league once it is void', async () => {
    const count = async () =>
      (await court.call(null, 'GET /api/v1/leagues/{id}', { params: { id: court.leagueId } })).data.gamesCount
    const id = await court.completed(olena, iryna, '6:4 6:4')
    await court.completed(olena, iryna, '6:4 6:4')
    court.done(await court.decide(admin, id, corrected('6:0 6:0')))
    expect(await count()).toBe(2)
    court.done(await court.decide(admin, id, { action: 'VOID' }))
    court.done(await court.decide(admin, await court.awaiting(olena, iryna, '6:4 6:4'), { action: 'VOID' }))
    expect(await count()).toBe(1)
    await court.completed(olena, iryna, '6:4 6:4')
    expect(await count()).toBe(2)
  })

  it('and what was a walkover is rated for people who had no rating', async () => {
    const id = await court.agreed(olena, iryna)
    const walkover = { scoreDetails: { outcome: 'WALKOVER', sets: [] }, winnerId: olena.id }
    court.done(await court.decide(admin, id, { action: 'CORRECT', result: walkover }))
    court.done(await court.decide(admin, id, corrected('6:4 6:4')))
    expect(await court.ratingOf(olena)).toMatchObject({ ratedGames: 1, won: 1 })
  })
})

describe('§2: what waits for an admin is listed', () => {
  it('the last to be moved first: disputes, and results that no deadline confirms; gone once decided', async () => {
    const toDecide = async () =>
      court.done(await court.call(admin, 'GET /api/v1/games/to-decide', { query: { limit: 100 } })).map(({ id }) => id)
    const before = await toDecide()
    const corrected = await court.disputed(olena, iryna, '6:4 6:4')
    const disputed = await disputedElsewhere()
    await awaitedElsewhere()
    expect(await toDecide()).toEqual([disputed, corrected, ...before])
    world.pass({ hours: 1 })
    court.done(await court.submit(olena, corrected, '6:4 6:3'))
    expect((await court.see(admin, corrected)).confirmBy).toBeNull()
    expect(await toDecide()).toEqual([corrected, disputed, ...before])
    court.done(await court.decide(admin, corrected, { action: 'CONFIRM' }))
    expect(await toDecide()).toEqual([disputed, ...before])
  })

  const elsewhere = async () => openCourt(world, (await world.league('Інша ліга', [olena, iryna])).id)
  const disputedElsewhere = async () => {
    world.pass({ hours: 1 })
    return (await elsewhere()).disputed(olena, iryna, '6:2 6:2')
  }
  const awaitedElsewhere = async () => (await elsewhere()).awaiting(olena, iryna, '6:2 6:2')
})

describe('a decision is refused', () => {
  it('to everybody who is no admin', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    for (const who of [olena, iryna])
      expect(refusal(await court.decide(who, id, { action: 'CONFIRM' }))).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  it('to an admin who plays in it, whatever state it is in', async () => {
    const player = await world.person('Гравчиня Адміністраторка', 'ADMIN')
    court.done(await court.call(player, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    const id = await court.awaiting(olena, player, '6:4 6:4')
    for (const decision of [{ action: 'CONFIRM' }, { action: 'VOID' }, corrected('4:6 4:6')])
      expect(refusal(await court.decide(player, id, decision))).toEqual({ status: 403, code: 'ADMIN_PLAYS_HERE' })
    court.done(await court.confirm(player, id))
    expect(refusal(await court.decide(player, id, { action: 'VOID' }))).toEqual({
      status: 403,
      code: 'ADMIN_PLAYS_HERE',
    })
  })

  it('where there is nothing to decide', async () => {
    const invitation = await court.invited(olena, iryna)
    for (const decision of [{ action: 'CONFIRM' }, { action: 'VOID' }, corrected('6:4 6:4')])
      expect(await court.decide(admin, invitation, decision)).toMatchObject({
        status: 409,
        code: 'MOVE_NOT_POSSIBLE',
        data: { status: 'PENDING' },
      })
    court.done(await court.accept(iryna, invitation))
    expect(refusal(await court.decide(admin, invitation, { action: 'CONFIRM' }))).toEqual({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
    })
    expect((await court.decide(admin, 999_999, { action: 'VOID' })).status).toBe(404)
  })

  it('where what is confirmed is completed already', async () => {
    const id = await court.completed(olena, iryna, '6:4 6:4')
    expect(refusal(await court.decide(admin, id, { action: 'CONFIRM' }))).toEqual({
      status: 409,
      code: 'MOVE_NOT_POSSIBLE',
    })
    expect((await court.see(admin, id)).version).toBe(4)
  })

  it.each([
    ['without a reason', { action: 'VOID', reason: '' }],
    ['without a result to correct', { action: 'CORRECT' }],
    ['with a result to confirm', { ...corrected('6:4 6:4'), action: 'CONFIRM' }],
    ['with a result to void', { ...corrected('6:4 6:4'), action: 'VOID' }],
    ['as one that was broken off', { action: 'CORRECT', result: { scoreDetails: { outcome: 'ABANDONED', sets: [] } } }],
    ['with a picture', corrected('6:4 6:4', { imageUrl: 'x.webp' })],
    ['by another action', { action: 'REPLAY' }],
  ])('%s', async (_how, decision) => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect(await court.decide(admin, id, decision)).toMatchObject({ status: 400, errorType: 'VALIDATION' })
    expect((await court.see(admin, id)).version).toBe(3)
  })

  it('with a score that cannot be: an admin, too, plays tennis', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect(refusal(await court.decide(admin, id, corrected('6:5 6:4')))).toEqual({
      status: 422,
      code: 'SCORE_IMPOSSIBLE',
    })
    expect(refusal(await court.decide(admin, id, corrected('6:4 6:4', { winnerId: admin.id })))).toEqual({
      status: 422,
      code: 'WINNER_NOT_A_PLAYER',
    })
  })

  it('on a version that was not seen', async () => {
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    expect(await court.decide(admin, id, { action: 'VOID', version: 2 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { version: 3 },
    })
  })
})
