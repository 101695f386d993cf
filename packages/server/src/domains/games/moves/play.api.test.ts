import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let olena: Person
let iryna: Person
let guest: null
let leagueId: number

beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
  leagueId = (await world.league('Жіноча ліга', [olena, iryna])).id
  guest = null
})
afterAll(() => world.close())

describe('two people play', () => {
  it('from the invitation to a rating and a table that everybody sees', async () => {
    const { call } = world
    const invited = await call(olena, 'POST /api/v1/games/invitations', { body: { leagueId, opponentId: iryna.id } })
    expect(invited).toMatchObject({ status: 200, data: { status: 'PENDING', version: 1 } })
    const id = invited.data.id
    const accepted = await call(iryna, 'POST /api/v1/games/invitations/{id}/accept', {
      params: { id },
      body: { version: 1 },
    })
    expect(accepted).toMatchObject({ status: 200, data: { status: 'ACCEPTED', version: 2 } })
    const submitted = await call(olena, 'PUT /api/v1/games/{id}', {
      params: { id },
      body: {
        status: 'PENDING_CONFIRMATION',
        winnerId: olena.id,
        score: '6:4 6:4',
        scoreDetails: {
          outcome: 'COMPLETED',
          sets: [
            { a: 6, b: 4 },
            { a: 6, b: 4 },
          ],
        },
        completedAt: world.clock.now.toISOString(),
      },
    })
    expect(submitted).toMatchObject({ status: 200, data: { status: 'PENDING_CONFIRMATION', score: '6:4 6:4' } })
    expect(await call(olena, 'POST /api/v1/games/{id}/confirm', { params: { id } })).toMatchObject({
      status: 403,
      code: 'NOT_YOUR_MOVE',
    })
    const confirmed = await call(iryna, 'POST /api/v1/games/{id}/confirm', { params: { id }, body: { version: 3 } })
    expect(confirmed).toMatchObject({ status: 200, data: { status: 'COMPLETED', winnerId: olena.id } })
    const seen = await call(guest, 'GET /api/v1/games/{id}', { params: { id } })
    expect(seen.data.steps?.a.change).toBeGreaterThan(0)
    expect(seen.data.log).toEqual([])
    const table = await call(guest, 'GET /api/v1/leagues/{id}/table', { params: { id: leagueId } })
    expect(table.data.rows.map(({ player, points }) => [player.firstName, points])).toEqual([
      ['Олена', 4],
      ['Ірина', 1],
    ])
    const rated = await call(guest, 'GET /api/v1/players', { query: { leagueId } })
    expect(rated.data.map(({ player, isProvisional }) => [player.firstName, isProvisional])).toEqual([
      ['Олена', true],
      ['Ірина', true],
    ])
  })
})
