import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { passDeadlines } from '../games/moves/pass-deadlines.ts'

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
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  court = openCourt(world, (await world.league('Ліга', [olena, iryna])).id)
})

const membershipOf = async (who: Person, leagueId = court.leagueId) => {
  const { leagues } = court.done(await court.call(who, 'GET /api/v1/users/profile'))
  const membership = leagues.find(({ league }) => league.id === leagueId)
  if (!membership) throw new Error(`${who.name} was never in the league`)
  return membership
}
const end = async (by: Person, whose: Person, leagueId = court.leagueId) =>
  court.call(by, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', {
    params: { leagueId, userLeagueId: (await membershipOf(whose)).id },
  })
const statusOf = async (id: number) => (await court.see(admin, id)).status

describe('leaving a league', () => {
  it('is one’s own to do, and an admin’s', async () => {
    expect(await end(olena, olena)).toMatchObject({ status: 200, data: null })
    expect(await end(admin, iryna)).toMatchObject({ status: 200, data: null })
    expect((await membershipOf(olena)).isActive).toBe(false)
    const rows = await world.db
      .selectFrom('memberships')
      .select(['user_id', 'status', 'left_at'])
      .where('league_id', '=', court.leagueId)
      .orderBy('user_id')
      .execute()
    expect(rows).toEqual([
      { user_id: olena.id, status: 'LEFT', left_at: world.clock.now },
      { user_id: iryna.id, status: 'REMOVED', left_at: world.clock.now },
    ])
  })

  it('is nobody else’s', async () => {
    expect(refusal(await end(iryna, olena))).toEqual({ status: 403, code: 'FORBIDDEN' })
    expect((await membershipOf(olena)).isActive).toBe(true)
  })

  it('happens once, and in the league that the membership is of', async () => {
    const other = await world.league('Інша ліга')
    expect((await end(olena, olena, other.id)).status).toBe(404)
    expect((await end(olena, olena)).status).toBe(200)
    expect((await end(olena, olena)).status).toBe(404)
    expect((await end(admin, olena)).status).toBe(404)
  })
})

describe('who leaves a league', () => {
  it('leaves no invitation open in it, sent or received, and the log says by whom and why', async () => {
    const sent = await court.invited(olena, iryna)
    await end(olena, olena)
    expect(await statusOf(sent)).toBe('CANCELLED')
    expect(await court.lastEvent(sent)).toEqual({
      move: 'cancel',
      actorId: olena.id,
      version: 2,
      details: { reasonCode: 'LEFT_LEAGUE' },
    })
  })

  it('leaves no game agreed upon; a time within the day makes it late', async () => {
    const agreed = await court.agreedIn(5, iryna, olena)
    await end(olena, olena)
    expect(await statusOf(agreed)).toBe('CANCELLED')
    expect((await court.lastEvent(agreed)).details).toEqual({ reasonCode: 'LEFT_LEAGUE', late: true })
  })

  it('by an admin’s hand is removed, and the log says that instead', async () => {
    const sent = await court.invited(iryna, olena)
    await end(admin, olena)
    expect(await court.lastEvent(sent)).toMatchObject({
      actorId: admin.id,
      details: { reasonCode: 'REMOVED_FROM_LEAGUE' },
    })
  })

  it('into another league by one call leaves the same behind', async () => {
    const sent = await court.invited(olena, iryna)
    const to = await world.league('Куди')
    const body = { fromLeagueId: court.leagueId, leagueId: to.id }
    await court.call(olena, 'PUT /api/v1/users/change-league', { body })
    expect(await statusOf(sent)).toBe('CANCELLED')
  })

  it('and cannot enter the other one has cancelled nothing', async () => {
    const sent = await court.invited(olena, iryna)
    const body = { fromLeagueId: court.leagueId, leagueId: 999_999 }
    expect((await court.call(olena, 'PUT /api/v1/users/change-league', { body })).status).toBe(404)
    expect(await statusOf(sent)).toBe('PENDING')
  })

  it('for the very same league stays, and so do the games', async () => {
    const sent = await court.invited(olena, iryna)
    const body = { fromLeagueId: court.leagueId, leagueId: court.leagueId }
    expect(refusal(await court.call(olena, 'PUT /api/v1/users/change-league', { body }))).toEqual({
      status: 409,
      code: 'ALREADY_MEMBER',
    })
    expect(await statusOf(sent)).toBe('PENDING')
  })

  it('keeps the games of other leagues', async () => {
    const other = openCourt(world, (await world.league('Інша ліга', [olena, iryna])).id)
    const elsewhere = await other.invited(olena, iryna)
    await end(olena, olena)
    expect(await statusOf(elsewhere)).toBe('PENDING')
  })

  it('does not take back a result: it still stands at its deadline', async () => {
    const awaiting = await court.awaiting(olena, iryna, '6:4 6:4')
    await end(olena, olena)
    expect(await statusOf(awaiting)).toBe('PENDING_CONFIRMATION')
    world.pass({ hours: 24 })
    await passDeadlines(world.db, world.clock.now, pino({ level: 'silent' }))
    expect(await court.see(null, awaiting)).toMatchObject({ status: 'COMPLETED', winnerId: olena.id })
  })

  it('keeps games, rating and the row in the table', async () => {
    const played = await court.completed(olena, iryna, '6:4 6:4')
    const before = await court.ratingOf(olena)
    await end(olena, olena)
    expect(await statusOf(played)).toBe('COMPLETED')
    expect(await court.ratingOf(olena)).toEqual(before)
    const { rows } = await court.table()
    expect(rows.map(({ player, points }) => [player.id, points])).toEqual([
      [olena.id, 4],
      [iryna.id, 1],
    ])
  })

  it('is gone from the table where they have not played', async () => {
    await end(olena, olena)
    expect((await court.table()).rows.map(({ player }) => player.id)).toEqual([iryna.id])
  })

  it('finds an invitation that had run out already expired, not cancelled', async () => {
    const late = await court.invited(iryna, olena)
    world.pass({ days: 3 })
    await end(olena, olena)
    expect(await statusOf(late)).toBe('EXPIRED')
    expect(await court.lastEvent(late)).toMatchObject({ move: 'expire', actorId: null })
  })
})

it('a blocked player’s open games are cancelled in every league', async () => {
  const sent = await court.invited(olena, iryna)
  await court.call(admin, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { status: 'BLOCKED' } })
  expect(await statusOf(sent)).toBe('CANCELLED')
  expect(await court.lastEvent(sent)).toMatchObject({
    actorId: admin.id,
    details: { reasonCode: 'BLOCKED' },
  })
})
