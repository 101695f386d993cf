import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
let iryna: Person
let maria: Person
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
  maria = await world.person('Марія Бондар')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna, maria])).id)
})

const inHours = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000).toISOString()
const rules = async (changes: object, members = [olena, iryna, maria]) => {
  court = openCourt(world, (await world.league('Ліга', members, changes)).id)
}
const category = async (name: string, leagueId = court.leagueId) =>
  (await world.call(await world.again(admin), 'POST /api/v1/categories', { body: { leagueId, name } })).data
const choose = (who: Person, categoryId: number) =>
  court.call(who, 'PUT /api/v1/users/change-category', { body: { categoryId, leagueId: court.leagueId } })

describe('an invitation', () => {
  it('is a game that waits three days for the other’s answer', async () => {
    const { status, data } = await court.invite(olena, iryna)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'PENDING',
      version: 1,
      kind: 'RATED',
      isRecorded: false,
      league: { id: court.leagueId, name: 'Ліга' },
      season: null,
      format: 'SET3-S:6/TB7-F:TB10',
      a: { id: olena.id, points: 1100, ratedGames: 0, rating: null, category: null },
      b: { id: iryna.id },
      slots: [],
      slotsBy: null,
      agreedAt: null,
      createdAt: world.clock.now.toISOString(),
      expiresAt: inHours(72),
      playBy: null,
      confirmBy: null,
      winnerId: null,
      scoreDetails: null,
      mayResubmit: false,
    })
    expect(await court.lastEvent(data.id)).toEqual({ move: 'invite', actorId: olena.id, version: 1, details: {} })
  })

  it('carries a message, a place, up to three times and its kind', async () => {
    const slots = [inHours(30), inHours(24), inHours(50)]
    const fields = { kind: 'FRIENDLY', message: ' Зіграємо? ', place: 'Корти на Оболоні', slots }
    const { data } = await court.invite(olena, iryna, fields)
    expect(data).toMatchObject({ ...fields, message: 'Зіграємо?', slotsBy: olena.id, expiresAt: inHours(50) })
    expect((await court.lastEvent(data.id)).details).toEqual({ slots, place: 'Корти на Оболоні' })
  })

  it('does not wait for an answer beyond the last time it proposes, nor beyond the days of the league', async () => {
    expect((await court.invite(olena, iryna, { slots: [inHours(5)] })).data.expiresAt).toBe(inHours(5))
    expect((await court.invite(olena, maria, { slots: [inHours(24 * 20)] })).data.expiresAt).toBe(inHours(72))
  })

  it('freezes the categories that the two are in', async () => {
    const strong = await category('Сильні')
    await choose(iryna, strong.id)
    const id = await court.invited(olena, iryna)
    await choose(iryna, (await category('Слабкі')).id)
    expect((await court.see(olena, id)).b.category).toEqual({ id: strong.id, name: 'Сильні', level: null })
  })

  it('counts its days as so many hours, also over the night when the clocks of Kyiv change', async () => {
    world.clock.now = new Date('2027-03-27T10:00:00Z')
    const { data } = await court.invite(olena, iryna)
    expect(data.expiresAt).toBe('2027-03-30T10:00:00.000Z')
    world.clock.now = new Date('2026-10-24T10:00:00Z')
    expect((await court.invite(olena, maria)).data.expiresAt).toBe('2026-10-27T10:00:00.000Z')
  })
})

describe('§5: nobody invites', () => {
  const refused = async (who: Person, whom: Person, fields: object = {}) =>
    refusal(await court.invite(who, whom, { ...fields }))

  it('without being a member, nor one who is not', async () => {
    const stranger = await world.person('Стороння Людина')
    expect(await refused(stranger, iryna)).toEqual({ status: 409, code: 'NOT_A_MEMBER' })
    expect(await refused(olena, stranger)).toEqual({ status: 422, code: 'OPPONENT_NOT_A_MEMBER' })
    expect(await refused(olena, { ...stranger, id: 999_999 })).toEqual({ status: 422, code: 'OPPONENT_NOT_A_MEMBER' })
  })

  it('themselves', async () => {
    expect(await refused(olena, olena)).toEqual({ status: 422, code: 'OPPONENT_IS_SELF' })
  })

  it('into a league that is closed, or that there is not', async () => {
    await court.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: court.leagueId }, body: { isActive: false } })
    expect(await refused(olena, iryna)).toEqual({ status: 409, code: 'LEAGUE_INACTIVE' })
    expect(await refused(olena, iryna, { leagueId: 999_999 })).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  it('whoever rests, until the pause is over; the one who rests may invite', async () => {
    const pausedUntil = inHours(24)
    await court.call(iryna, 'PUT /api/v1/users/{id}', { params: { id: iryna.id }, body: { pausedUntil } })
    const answer = await court.invite(olena, iryna)
    expect(answer).toMatchObject({ status: 422, code: 'OPPONENT_PAUSED', details: { until: pausedUntil } })
    expect((await court.invite(iryna, maria)).status).toBe(200)
    world.pass({ hours: 24 })
    expect((await court.invite(olena, iryna)).status).toBe(200)
  })

  it('a blocked player', async () => {
    await court.call(admin, 'PUT /api/v1/users/{id}', { params: { id: iryna.id }, body: { status: 'BLOCKED' } })
    expect(await refused(olena, iryna)).toEqual({ status: 422, code: 'OPPONENT_NOT_A_MEMBER' })
  })

  it('across categories where the league says no', async () => {
    await rules({ crossCategory: false })
    await choose(iryna, (await category('Сильні')).id)
    expect(await refused(olena, iryna)).toEqual({ status: 422, code: 'CATEGORIES_DIFFER' })
    expect(await refused(olena, maria)).toEqual({ status: 200, code: undefined })
  })

  it.each([
    ['in the past', -1, { status: 422, code: 'SLOT_IN_PAST' }],
    ['that is now', 0, { status: 422, code: 'SLOT_IN_PAST' }],
    ['sixty days ahead and an hour', 60 * 24 + 1, { status: 422, code: 'SLOT_TOO_FAR' }],
    ['sixty days ahead', 60 * 24, { status: 200, code: undefined }],
  ])('for a time %s', async (_when, hours, answer) => {
    expect(await refused(olena, iryna, { slots: [inHours(2), inHours(hours)] })).toEqual(answer)
  })

  it.each([
    ['more than three times', { slots: [1, 2, 3, 4].map((hours) => `2026-11-22T0${hours}:00:00Z`) }],
    ['a time without its zone', { slots: ['2026-11-22T10:00:00'] }],
    ['a game of another kind', { kind: 'CUP' }],
    ['half a letter', { message: 'Гра \ud83c' }],
    ['a format of one’s own', { format: 'SET1-S:6/TB7' }],
    ['a season of one’s own', { seasonId: 1 }],
  ])('with %s', async (_what, fields) => {
    expect(await court.invite(olena, iryna, fields)).toMatchObject({ status: 400, errorType: 'VALIDATION' })
  })

  it('without a token', async () => {
    const body = { leagueId: court.leagueId, opponentId: iryna.id }
    expect(refusal(await world.call(null, 'POST /api/v1/games/invitations', { body }))).toEqual({
      status: 401,
      code: 'NO_TOKEN',
    })
  })
})

describe('one open game per pair', () => {
  it('also when it is the other’s invitation', async () => {
    const id = await court.invited(olena, iryna)
    for (const answer of [await court.invite(olena, iryna), await court.invite(iryna, olena)])
      expect(answer).toMatchObject({ status: 409, code: 'OPEN_GAME_EXISTS', data: { id, status: 'PENDING' } })
    const recorded = await court.record(iryna, olena, '6:4 6:4')
    expect(recorded).toMatchObject({ status: 409, code: 'OPEN_GAME_EXISTS', data: { id } })
    court.done(await court.reject(iryna, id))
    expect((await court.invite(iryna, olena)).status).toBe(200)
  })

  it.each([
    ['agreed upon', () => court.agreed(olena, iryna)],
    ['awaiting a word', () => court.awaiting(olena, iryna, '6:4 6:4')],
    ['disputed', () => court.disputed(olena, iryna, '6:4 6:4')],
  ])('while the one they have is %s', async (_state, begin) => {
    await begin()
    expect(refusal(await court.invite(iryna, olena))).toEqual({ status: 409, code: 'OPEN_GAME_EXISTS' })
  })

  it('in each league', async () => {
    await court.invited(olena, iryna)
    const other = openCourt(world, (await world.league('Інша ліга', [olena, iryna])).id)
    expect((await other.invite(iryna, olena)).status).toBe(200)
  })

  it('however many invitations cross at once', async () => {
    const [a, b] = [await world.again(olena), await world.again(iryna)]
    const invite = (who: Person, whom: Person) =>
      world.call(who, 'POST /api/v1/games/invitations', { body: { leagueId: court.leagueId, opponentId: whom.id } })
    const answers = await Promise.all([invite(a, b), invite(b, a), invite(a, b), invite(b, a)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('open games', () => {
  it('are as many as the league allows, for the one who invites and for the one invited', async () => {
    await rules({ maxOpenGames: 2 })
    const daryna = await world.person('Дарина Чорна')
    for (const who of [admin, daryna])
      await court.call(who, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } })
    await court.invited(olena, iryna)
    const second = await court.invited(maria, olena)
    expect(await court.invite(olena, daryna)).toMatchObject({
      status: 422,
      code: 'TOO_MANY_OPEN_GAMES',
      details: { limit: 2 },
    })
    expect(await court.invite(daryna, olena)).toMatchObject({
      status: 422,
      code: 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES',
      details: { limit: 2 },
    })
    court.done(await court.reject(olena, second))
    expect((await court.invite(daryna, olena)).status).toBe(200)
  })

  it('of other leagues do not count', async () => {
    await rules({ maxOpenGames: 1 })
    const other = openCourt(world, (await world.league('Інша ліга', [olena, maria])).id)
    await other.invited(olena, maria)
    expect((await court.invite(olena, iryna)).status).toBe(200)
  })
})

describe('a rematch', () => {
  it('waits fourteen days from the day the last game was played', async () => {
    const played = inHours(-24)
    await court.completed(olena, iryna, '6:4 6:4', { completedAt: played })
    const until = new Date(new Date(played).getTime() + 14 * 86_400_000).toISOString()
    expect(await court.invite(iryna, olena)).toMatchObject({
      status: 422,
      code: 'REMATCH_TOO_SOON',
      details: { until },
    })
    world.clock.now = new Date(until)
    expect((await court.invite(iryna, olena)).status).toBe(200)
  })

  it('does not wait after a game that was not completed', async () => {
    const id = await court.agreed(olena, iryna)
    court.done(await court.cancel(olena, id, { reason: 'Дощ' }))
    expect((await court.invite(olena, iryna)).status).toBe(200)
  })
})

describe('pressed twice', () => {
  it('with one key, an invitation is one, and the same', async () => {
    const body = { leagueId: court.leagueId, opponentId: iryna.id }
    const press = () => court.call(olena, 'POST /api/v1/games/invitations', { body }, { 'idempotency-key': 'press-1' })
    const [first, second] = [await press(), await press()]
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
  })
})

describe('§7: the list of invitations', () => {
  it('holds those that wait for an answer, mine and to me, the one that runs out first first', async () => {
    const first = await court.invited(olena, iryna)
    const second = await court.invited(maria, olena, { slots: [inHours(3)] })
    await court.invited(maria, iryna)
    const mine = await court.call(olena, 'GET /api/v1/games/invitations')
    expect(mine.data.map(({ id }) => id)).toEqual([second, first])
    court.done(await court.accept(iryna, first))
    expect((await court.call(olena, 'GET /api/v1/games/invitations')).data.map(({ id }) => id)).toEqual([second])
    const { gameStats } = (await court.call(olena, 'GET /api/v1/users/profile')).data
    expect(gameStats).toEqual({ invitationsToUserCount: 1, pendingGamesCount: 1, totalInvitationsCount: 1 })
  })
})
