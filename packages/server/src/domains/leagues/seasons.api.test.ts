import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

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
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  maria = await world.person('Марія Бондар')
  const league = await world.league('Ліга', [olena, iryna, maria], { rematchAfterDays: 0, maxOpenGames: 100 })
  court = openCourt(world, league.id)
})

const seasons = async (id = court.leagueId) =>
  court.done(await court.call(null, 'GET /api/v1/leagues/{id}/seasons', { params: { id } }))
const startNext = (body: { name: string; [field: string]: unknown } = { name: 'Весна' }, who = admin) =>
  court.call(who, 'POST /api/v1/leagues/{id}/seasons', { params: { id: court.leagueId }, body })
const change = (id: number, body: object, who = admin) =>
  court.call(who, 'PUT /api/v1/seasons/{id}', { params: { id }, body })
const running = async () => (await seasons()).find(({ status }) => status === 'ACTIVE')?.id ?? 0
const figures = async (season?: number) =>
  (await court.table(season === undefined ? {} : { season })).rows.map(({ player, points, played }) => [
    player.id,
    points,
    played,
  ])
const auditOf = (season: number) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'details'])
    .where((eb) => eb(eb.ref('details', '->>').key('seasonId'), '=', String(season)))
    .orderBy('id')
    .execute()

describe('an admin starts the next season', () => {
  it('and so finishes the running one: a league always has exactly one', async () => {
    const first = await running()
    world.pass({ days: 1 })
    expect(await startNext({ name: 'Весна', endsAt: '2027-06-01T00:00:00+03:00' })).toMatchObject({
      status: 200,
      data: {
        name: 'Весна',
        status: 'ACTIVE',
        startsAt: world.clock.now.toISOString(),
        endsAt: '2027-05-31T21:00:00.000Z',
      },
    })
    expect(await seasons()).toMatchObject([
      { name: 'Весна', status: 'ACTIVE' },
      { id: first, status: 'FINISHED', endsAt: world.clock.now.toISOString() },
    ])
    const league = await court.call(null, 'GET /api/v1/leagues/{id}', { params: { id: court.leagueId } })
    expect(league.data.activeSeason.name).toBe('Весна')
  })

  it('whose end, if it is announced, lies ahead', async () => {
    const first = await running()
    const over = { name: 'Назад', endsAt: world.clock.now.toISOString() }
    expect(refusal(await startNext(over))).toEqual({ status: 422, code: 'SEASON_ENDS_IN_PAST' })
    expect(await running()).toBe(first)
  })

  it('once: a second click on the season that was seen finds the one that runs by now', async () => {
    const seen = await running()
    const { data: next } = await startNext({ name: 'Весна', seasonId: seen })
    expect(await startNext({ name: 'Весна', seasonId: seen })).toMatchObject({
      status: 409,
      code: 'SEASON_CHANGED',
      data: { id: next.id, name: 'Весна', status: 'ACTIVE' },
    })
    expect(await running()).toBe(next.id)
  })

  it('as it was seen: one that another administrator has renamed meanwhile is not finished', async () => {
    const id = await running()
    const { data: renamed } = await court.call(admin, 'PUT /api/v1/seasons/{id}', {
      params: { id },
      body: { name: 'Перейменований' },
    })
    const seen = { seasonId: id, seasonVersion: renamed.version - 1 }
    expect(await startNext({ name: 'Весна', ...seen })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: renamed,
    })
    expect(await running()).toBe(id)
  })

  it('under a name of its own: one that the league has had gets a number', async () => {
    await startNext()
    expect((await startNext()).data.name).toBe('Весна (2)')
  })

  it('and the audit says who did', async () => {
    const first = await running()
    const { data: next } = await startNext()
    expect(await auditOf(first)).toEqual([
      {
        action: 'season.finished',
        actor_id: admin.id,
        details: { leagueId: court.leagueId, seasonId: first, nextSeasonId: next.id },
      },
    ])
  })

  it.each([
    ['without a name', { name: ' ' }],
    ['with a year 10000', { name: 'Далека', endsAt: '9999-12-31T23:59:59-12:00' }],
    ['with a start of its own: it starts now', { name: 'Пізніша', startsAt: '2027-03-01T00:00:00Z' }],
    ['with rules of its own: they are the league’s', { name: 'Своя', rules: {} }],
  ])('but not %s', async (_how, body) => {
    expect(await startNext(body)).toMatchObject({ status: 400 })
  })

  it('and nobody else does', async () => {
    expect(refusal(await startNext({ name: 'Моя' }, olena))).toEqual({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('a season', () => {
  it('is renamed, and its announced end moved while it runs', async () => {
    const id = await running()
    const body = { name: 'Зима', endsAt: '2027-02-28T22:00:00Z' }
    expect((await change(id, body)).data).toMatchObject({ id, name: 'Зима', endsAt: '2027-02-28T22:00:00.000Z' })
    expect((await change(id, { endsAt: null })).data).toMatchObject({ name: 'Зима', endsAt: null })
    expect(refusal(await change(id, { endsAt: world.clock.now.toISOString() }))).toEqual({
      status: 422,
      code: 'SEASON_ENDS_IN_PAST',
    })
  })

  it('that is finished keeps its end, but may get a better name', async () => {
    const id = await running()
    await startNext()
    expect(refusal(await change(id, { endsAt: null }))).toEqual({ status: 409, code: 'SEASON_FINISHED' })
    expect((await change(id, { name: 'Зима' })).data).toMatchObject({ name: 'Зима', status: 'FINISHED' })
  })

  it('is an admin’s to change, and has to exist', async () => {
    expect(refusal(await change(await running(), { name: 'Моя' }, olena))).toEqual({ status: 403, code: 'FORBIDDEN' })
    expect((await change(999_999, { name: 'Ніяка' })).status).toBe(404)
  })

  it('begins without points, while the ratings go on', async () => {
    await court.completed(olena, iryna, '6:4 6:4')
    const rating = (await court.ratingOf(olena))?.points
    await startNext()
    expect(await figures()).toEqual([
      [maria.id, 0, 0],
      [iryna.id, 0, 0],
      [olena.id, 0, 0],
    ])
    expect((await court.ratingOf(olena))?.points).toBe(rating)
  })
})

describe('a game belongs to the season', () => {
  it('in which it was accepted, not in which it was offered', async () => {
    const id = await court.invited(olena, iryna)
    expect((await court.see(olena, id)).season).toBeNull()
    const { data: spring } = await startNext()
    court.done(await court.accept(iryna, id))
    expect((await court.see(olena, id)).season).toEqual({ id: spring.id, name: 'Весна' })
  })

  it('in which it was recorded, though it is confirmed in the next', async () => {
    const winter = await running()
    const { id } = court.done(await court.record(olena, iryna, '6:4 6:4'))
    await startNext()
    court.done(await court.confirm(iryna, id))
    expect((await court.see(null, id)).season?.id).toBe(winter)
  })

  it('and plays by the rules that the season started with', async () => {
    await court.call(admin, 'PUT /api/v1/leagues/{id}', {
      params: { id: court.leagueId },
      body: { rules: { format: 'SET1-S:8/TB7', autoConfirmHours: 1 } },
    })
    const now = await court.see(olena, await court.awaiting(olena, iryna, '6:4 6:4'))
    expect(now).toMatchObject({ format: 'SET3-S:6/TB7-F:TB10', confirmBy: '2026-11-23T10:00:00.000Z' })
    await startNext()
    const then = await court.see(olena, await court.invited(olena, maria))
    expect(then.format).toBe('SET1-S:8/TB7')
  })
})

describe('the table of a finished season', () => {
  it('stays as it ended, whatever is played, joined, left or renamed later', async () => {
    const winter = await running()
    await court.completed(olena, iryna, '6:4 3:6 [10:8]')
    const before = await court.table()
    await startNext()
    const frozen = await court.table({ season: winter })
    expect(frozen.season).toMatchObject({ id: winter, isFinished: true })
    // what a newcomer would start from is of a running season only
    const kept = before.rows.map((row) => ({ ...row, rating: row.ratedGames ? row.rating : null, ratedGames: null }))
    expect(frozen.rows).toEqual(kept)

    await court.completed(iryna, olena, '6:0 6:0')
    const newcomer = await world.person('Новенька Гравчиня')
    court.done(await court.call(newcomer, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    const membership = await world.db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', maria.id)
      .executeTakeFirstOrThrow()
    await court.call(maria, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
      params: { leagueId: court.leagueId, userLeagueId: membership.id },
    })
    await court.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { lastName: 'Яценко' } })
    const after = await court.table({ season: winter })
    expect(after.rows.map(({ player: { lastName }, ...row }) => ({ lastName, ...row }))).toEqual(
      kept.map(({ player: { lastName }, ...row }) => ({
        ...row,
        lastName: lastName === 'Марченко' ? 'Яценко' : lastName,
      })),
    )
  })

  it('is frozen anew when an admin corrects one of its games, and the audit says so', async () => {
    const winter = await running()
    const id = await court.completed(olena, iryna, '6:4 6:4')
    await startNext()
    const result = {
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 4, b: 6 },
          { a: 4, b: 6 },
        ],
      },
    }
    court.done(await court.decide(admin, id, { action: 'CORRECT', result }))
    expect(await figures(winter)).toEqual([
      [iryna.id, 4, 1],
      [olena.id, 1, 1],
      [maria.id, 0, 0],
    ])
    expect((await auditOf(winter)).slice(1)).toEqual([
      { action: 'season.frozenAgain', actor_id: admin.id, details: { seasonId: winter, gameId: id } },
    ])
    const { rows } = await court.table({ season: winter })
    expect(rows.map(({ rating }) => rating)).toEqual([
      (await court.ratingOf(iryna))?.points,
      (await court.ratingOf(olena))?.points,
      null,
    ])
  })

  it('is frozen anew when one of its games is voided, with those who were there then', async () => {
    const winter = await running()
    const id = await court.completed(olena, iryna, '6:4 6:4')
    await startNext()
    const newcomer = await world.person('Новенька Гравчиня')
    court.done(await court.call(newcomer, 'POST /api/v1/users/join-league', { body: { leagueId: court.leagueId } }))
    court.done(await court.decide(admin, id, { action: 'VOID' }))
    expect(await figures(winter)).toEqual([
      [maria.id, 0, 0],
      [iryna.id, 0, 0],
      [olena.id, 0, 0],
    ])
  })

  it('still takes in a result of the season that is confirmed after its end', async () => {
    const winter = await running()
    const id = await court.awaiting(olena, iryna, '6:4 6:4')
    await startNext()
    expect(await figures(winter)).toEqual(expect.arrayContaining([[olena.id, 0, 0]]))
    court.done(await court.confirm(iryna, id))
    expect(await figures(winter)).toEqual([
      [olena.id, 4, 1],
      [iryna.id, 1, 1],
      [maria.id, 0, 0],
    ])
    expect(await figures()).toEqual(expect.arrayContaining([[olena.id, 0, 0]]))
  })

  it('does not move by a correction of a later season’s game', async () => {
    const winter = await running()
    await court.completed(olena, iryna, '6:4 6:4')
    await startNext()
    const before = await court.table({ season: winter })
    const later = await court.completed(iryna, olena, '6:4 6:4')
    court.done(await court.decide(admin, later, { action: 'VOID' }))
    expect(await court.table({ season: winter })).toEqual(before)
    expect((await auditOf(winter)).map(({ action }) => action)).toEqual(['season.finished'])
  })

  it('shows the ratings that it ended with, also when it is frozen anew', async () => {
    const winter = await running()
    const first = await court.completed(olena, iryna, '6:4 6:4')
    const atTheEnd = (await court.ratingOf(olena))?.points
    await startNext()
    await court.completed(olena, iryna, '6:0 6:0')
    const result = {
      scoreDetails: {
        outcome: 'COMPLETED',
        sets: [
          { a: 6, b: 4 },
          { a: 6, b: 4 },
        ],
      },
    }
    court.done(await court.decide(admin, first, { action: 'CORRECT', result }))
    const { rows } = await court.table({ season: winter })
    expect(rows[0]).toMatchObject({ player: { id: olena.id }, rating: atTheEnd })
    expect((await court.ratingOf(olena))?.points).toBeGreaterThan(atTheEnd ?? Number.POSITIVE_INFINITY)
  })
})
