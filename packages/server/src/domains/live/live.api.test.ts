import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCourt } from '../../../test/court.ts'
import { openLive } from '../../../test/live-stream.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

let leagues = 0
async function openPair() {
  const [olena, taras] = [await world.person('Олена Марченко'), await world.person('Тарас Бойко')]
  const league = await world.league(`Ліга ${++leagues}`, [olena, taras])
  return { olena, taras, court: openCourt(world, league.id) }
}

const openTicket = async (who: Person) => {
  const body = { category: 'BUG', subject: 'Не відкривається таблиця', body: 'Порожня сторінка.' } as const
  return (await world.call(who, 'POST /api/v1/tickets', { body })).data.id
}

describe('an open page', () => {
  it('hears what the other does to a game of mine, and not what I do', async () => {
    const { olena, taras, court } = await openPair()
    const page = await openLive(world, olena)
    const gameId = await court.invited(olena, taras)
    await court.accept(taras, gameId)
    await court.submit(olena, gameId, '6:4 6:4')
    await court.confirm(taras, gameId)
    expect(await page.next()).toEqual({ type: 'game.moved', gameId, version: 2 })
    expect(await page.next()).toEqual({ type: 'game.moved', gameId, version: 4 })
    await page.leave()
  })

  it('hears nothing of games that are not mine', async () => {
    const { olena, taras, court } = await openPair()
    const others = await openPair()
    const page = await openLive(world, olena)
    await others.court.invited(others.olena, others.taras)
    const gameId = await court.invited(taras, olena)
    expect(await page.next()).toEqual({ type: 'game.moved', gameId, version: 1 })
    await page.leave()
  })

  it('hears no more once its own session is over, and those of other sessions go on', async () => {
    const { olena, taras, court } = await openPair()
    const page = await openLive(world, olena)
    const elsewhere = await openLive(world, await world.again(olena))
    await world.call(olena, 'POST /api/auth/logout')
    expect(await page.next()).toBeUndefined()
    const gameId = await court.invited(taras, olena)
    expect(await elsewhere.next()).toEqual({ type: 'game.moved', gameId, version: 1 })
    await elsewhere.leave()
  })

  it('hears no more when the session ends because its token was stolen', async () => {
    const nadiya = await world.person('Надія Левченко')
    const page = await openLive(world, nadiya)
    const refresh = async (token: string) => world.call({ ...nadiya, token }, 'POST /api/auth/refresh')
    await refresh((await refresh(nadiya.token)).data.token)
    expect((await refresh(nadiya.token)).status).toBe(401)
    expect(await page.next()).toBeUndefined()
  })

  it('hears no more when the person is blocked', async () => {
    const admin = await world.person('Ганна Адмін', 'ADMIN')
    const nadiya = await world.person('Надія Левченко')
    const page = await openLive(world, nadiya)
    const params = { id: nadiya.id }
    await world.call(admin, 'PUT /api/v1/users/{id}', { params, body: { status: 'BLOCKED' } })
    expect(await page.next()).toBeUndefined()
    expect((await openLive(world, nadiya)).status).toBe(403)
  })

  it('hears no more of everybody’s tickets when the administrator is one no longer', async () => {
    const admin = await world.person('Ганна Адмін', 'ADMIN')
    const second = await world.person('Петро Адмін', 'ADMIN')
    const nadiya = await world.person('Надія Левченко')
    const page = await openLive(world, second)
    const ticketId = await openTicket(nadiya)
    expect(await page.next()).toEqual({ type: 'ticket.moved', ticketId })
    const demoted = { params: { id: second.id }, body: { role: 'PLAYER' } } as const
    await world.call(admin, 'PUT /api/v1/users/{id}', demoted)
    expect(await page.next()).toBeUndefined()

    const reopened = await openLive(world, second)
    await openTicket(nadiya)
    await world.call(admin, 'PUT /api/v1/users/{id}', { ...demoted, body: { role: 'ADMIN' } })
    expect(await reopened.next()).toBeUndefined()
  })

  it('goes on when the person changes something else', async () => {
    const { olena, taras, court } = await openPair()
    const page = await openLive(world, olena)
    await world.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { city: 'Київ' } })
    const gameId = await court.invited(taras, olena)
    expect(await page.next()).toEqual({ type: 'game.moved', gameId, version: 1 })
    await page.leave()
  })
})
