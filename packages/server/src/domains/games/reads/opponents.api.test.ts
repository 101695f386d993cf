import { shownChange } from '@matchbol/core/ratings/shown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Court, openCourt, refusal } from '../../../../test/court.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Адміністраторка Ліги', 'ADMIN')
})
afterAll(() => world.close())

const opponentsOf = async (court: Court, who: Person, query: object = {}) =>
  court.done(await court.call(who, 'GET /api/v1/games/opponents', { query: { leagueId: court.leagueId, ...query } }))

describe('whom I may invite', () => {
  it('is everybody else in the league, the nearest in strength first', async () => {
    const me = await world.person('Олена Марченко')
    const others = [await world.person('Ада Слабка'), await world.person('Ева Сильна'), await world.person('Ія Рівна')]
    const court = openCourt(world, (await world.league('Ліга', [me, ...others])).id)
    const [weak, strong, even] = others as [Person, Person, Person]
    await court.completed(strong, weak, '6:0 6:0')
    expect(
      (await opponentsOf(court, me)).map(({ player, ratedGames, isProvisional }) => [
        player.id,
        ratedGames,
        isProvisional,
      ]),
    ).toEqual([
      [even.id, 0, true],
      [weak.id, 1, true],
      [strong.id, 1, true],
    ])
    const [first, second, third] = await opponentsOf(court, me)
    expect(first).toMatchObject({ points: 1100, chance: 0.5, lastMeetingAt: null, refusal: null, category: null })
    expect(second?.chance).toBeGreaterThan(0.5)
    expect(third?.chance).toBeLessThan(0.5)
    expect((await opponentsOf(court, me, { q: 'ckf,' })).map(({ player }) => player.id)).toEqual([weak.id])
  })

  it('counts newcomers by what their category starts from', async () => {
    const me = await world.person('Олена Марченко')
    const newcomer = await world.person('Ірина Коваль')
    const court = openCourt(world, (await world.league('Ліга', [me, newcomer])).id)
    const body = { leagueId: court.leagueId, name: 'Майстри', startPoints: 1500 }
    const { id } = court.done(await court.call(admin, 'POST /api/v1/categories', { body }))
    court.done(await court.call(newcomer, 'PUT /api/v1/users/change-category', { body: { categoryId: id } }))
    expect(await opponentsOf(court, me)).toMatchObject([{ points: 1500, category: { id, name: 'Майстри' } }])
    const query = { leagueId: court.leagueId, opponentId: newcomer.id }
    const whatIf = court.done(await court.call(me, 'GET /api/v1/games/what-if', { query }))
    expect(whatIf.chance).toBeLessThan(0.5)
    expect(whatIf.chance).toBe((await opponentsOf(court, me))[0]?.chance)
  })

  it('begins, when asked with whom one has not played for long, with the oldest meeting; who was never met comes last', async () => {
    const me = await world.person('Олена Марченко')
    const [old, recent, never] = [
      await world.person('Давня Суперниця'),
      await world.person('Недавня Суперниця'),
      await world.person('Нова Учасниця'),
    ]
    const court = openCourt(world, (await world.league('Ліга', [me, never, recent, old])).id)
    const daysAgo = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000).toISOString()
    await court.completed(me, recent, '6:4 6:4', { completedAt: daysAgo(3) })
    await court.completed(old, me, '6:4 6:4', { completedAt: daysAgo(20) })
    const longest = await opponentsOf(court, me, { sort: 'longest' })
    expect(longest.map(({ player }) => player.id)).toEqual([old.id, recent.id, never.id])
    expect((await opponentsOf(court, me)).map(({ player }) => player.id)[0]).toBe(never.id)
  })

  it.each(['nearest', 'longest'] as const)(
    'sorted by %s, ends with people of an import who have never signed in, met or not, page by page and in a search',
    async (sort) => {
      const me = await world.person('Олена Марченко')
      const [near, met, far] = [
        await world.person('Близька Гравчиня'),
        await world.person('Знайома Гравчиня'),
        await world.person('Далека Гравчиня'),
      ]
      const court = openCourt(world, (await world.league('Ліга', [me, near, met, far])).id)
      await court.completed(me, met, '6:4 6:4')
      await world.db
        .updateTable('users')
        .set({ telegram_id: `${far.id}` })
        .where('id', '=', far.id)
        .execute()
      const listed = async (query: object) =>
        (await opponentsOf(court, me, { sort, ...query })).map(({ player, hasSignedIn }) => [player.id, hasSignedIn])
      const whole = await listed({})
      expect(whole[0]).toEqual([far.id, true])
      expect(new Set(whole.slice(1))).toEqual(
        new Set([
          [near.id, false],
          [met.id, false],
        ]),
      )
      expect([...(await listed({ limit: 1 })), ...(await listed({ limit: 1, page: 2 }))]).toEqual(whole.slice(0, 2))
      expect(await listed({ q: 'гравчиня' })).toEqual(whole)
    },
  )

  it('can be one person, found by who they are and not by what they are called', async () => {
    const me = await world.person('Олена Марченко')
    const [namesake, meant] = [await world.person('Ірина Коваль'), await world.person('Ірина Коваль')]
    const court = openCourt(world, (await world.league('Ліга', [me, namesake, meant])).id)
    expect((await opponentsOf(court, me, { opponentId: meant.id })).map(({ player }) => player.id)).toEqual([meant.id])
    expect(await opponentsOf(court, me, { opponentId: me.id })).toEqual([])
  })

  it('is asked by members of a league that exists', async () => {
    const me = await world.person('Олена Марченко')
    const { id } = await world.league('Чужа')
    const ask = async (leagueId: number) =>
      refusal(await world.call(me, 'GET /api/v1/games/opponents', { query: { leagueId } }))
    expect(await ask(id)).toEqual({ status: 409, code: 'NOT_A_MEMBER' })
    expect(await ask(999_999)).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect((await world.call(null, 'GET /api/v1/games/opponents', { query: { leagueId: id } })).status).toBe(401)
  })
})

describe('the reason beside a name is the one that the invitation would be refused with', () => {
  let court: Court
  let me: Person
  const others: Record<string, Person> = {}

  beforeAll(async () => {
    me = await world.person('Олена Марченко')
    for (const name of ['free', 'open', 'met', 'busy', 'paused', 'elsewhere', 'third'])
      others[name] = await world.person(`${name} Гравчиня`)
    court = openCourt(
      world,
      (await world.league('Ліга', [me, ...Object.values(others)], { maxOpenGames: 2, crossCategory: false })).id,
    )
    const { open, met, busy, paused, elsewhere, third, free } = others as Record<string, Person>
    if (!open || !met || !busy || !paused || !elsewhere || !third || !free) throw new Error('Somebody is missing')
    await court.completed(me, met, '6:4 6:4')
    await court.invited(open, me)
    await court.invited(busy, third)
    await court.invited(met, busy)
    const pausedUntil = new Date(world.clock.now.getTime() + 86_400_000).toISOString()
    await court.call(paused, 'PUT /api/v1/users/{id}', { params: { id: paused.id }, body: { pausedUntil } })
    const body = { leagueId: court.leagueId, name: 'Інша' }
    const { id } = court.done(await court.call(admin, 'POST /api/v1/categories', { body }))
    court.done(await court.call(elsewhere, 'PUT /api/v1/users/change-category', { body: { categoryId: id } }))
  })

  const listed = async () =>
    new Map((await opponentsOf(court, me)).map(({ player, refusal }) => [player.id, refusal] as const))

  it.each([
    ['open', 'OPEN_GAME_EXISTS'],
    ['met', 'REMATCH_TOO_SOON'],
    ['busy', 'OPPONENT_HAS_TOO_MANY_OPEN_GAMES'],
    ['paused', 'OPPONENT_PAUSED'],
    ['elsewhere', 'CATEGORIES_DIFFER'],
    ['third', undefined],
  ])('%s: %s', async (name, code) => {
    const whom = others[name] as Person
    const shown = (await listed()).get(whom.id)
    expect(shown?.code).toBe(code)
    if (!code) return
    const answer = await court.invite(me, whom)
    expect(answer.code).toBe(code)
    expect(shown?.until ?? undefined).toBe(answer.details?.until)
    expect(shown?.gameId ?? undefined).toBe((answer.data as { id: number } | undefined)?.id)
  })

  it('for everybody, once I have as many open games as I may', async () => {
    court.done(await court.invite(me, others.free as Person))
    const codes = [...(await listed())].map(([id, refusal]) => [id, refusal?.code])
    for (const [id, code] of codes) {
      const whom = Object.values(others).find((person) => person.id === id) as Person
      expect((await court.invite(me, whom)).code, whom.name).toBe(code)
    }
    expect(new Set(codes.map(([, code]) => code))).toEqual(
      new Set(['OPEN_GAME_EXISTS', 'TOO_MANY_OPEN_GAMES', 'CATEGORIES_DIFFER']),
    )
  })

  it('and in a closed league it is the league', async () => {
    await court.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: court.leagueId }, body: { isActive: false } })
    expect([...(await listed()).values()].every((refusal) => refusal?.code === 'LEAGUE_INACTIVE')).toBe(true)
  })
})

describe('what a game would move', () => {
  it('is what it then does move', async () => {
    const me = await world.person('Олена Марченко')
    const other = await world.person('Ірина Коваль')
    const court = openCourt(world, (await world.league('Ліга', [me, other], { rematchAfterDays: 0 })).id)
    await court.completed(other, me, '6:4 6:4')
    const query = { leagueId: court.leagueId, opponentId: other.id }
    const { chance, win, loss, ratedGames } = court.done(await court.call(me, 'GET /api/v1/games/what-if', { query }))
    expect(chance).toBeLessThan(0.5)
    expect(loss.typical).toBeLessThan(0)
    expect(ratedGames).toBe(1)
    const id = await court.completed(me, other, '6:0 6:0')
    const { steps } = await court.see(null, id)
    expect(steps?.a).toMatchObject({ chance })
    expect(steps && shownChange(steps.a)).toBe(win.most)
  })

  it('is not known against nobody, nor without a token', async () => {
    const me = await world.person('Олена Марченко')
    const { id } = await world.league('Ліга', [me])
    const ask = (who: Person | null, query: { leagueId: number; opponentId: number }) =>
      world.call(who, 'GET /api/v1/games/what-if', { query })
    expect((await ask(me, { leagueId: id, opponentId: 999_999 })).status).toBe(404)
    expect((await ask(me, { leagueId: 999_999, opponentId: admin.id })).status).toBe(404)
    expect((await ask(null, { leagueId: id, opponentId: admin.id })).status).toBe(401)
  })
})
