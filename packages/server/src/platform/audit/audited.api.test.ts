import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'

let world: World
let admin: Person
let olena: Person
beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'error' })
  admin = await world.person('Петро Адмін', 'ADMIN')
  olena = await world.person('Олена Марченко')
})
afterAll(() => world.close())

const auditRows = () => world.db.selectFrom('audit').select(['action', 'actor_id', 'details']).orderBy('id').execute()
/** The rows that the work has left. */
async function leftBy(work: () => Promise<unknown>) {
  const before = await auditRows()
  await work()
  return (await auditRows()).slice(before.length)
}
const newLeague = async (name: string) =>
  (await world.call(admin, 'POST /api/v1/leagues', { body: { name, gender: 'WOMEN' } })).data

describe('what an administrator writes', () => {
  it('is noted with who did it, to what, and what changed by field and version', async () => {
    const league = await newLeague('Ліга Києва')
    const change = { city: 'Київ', rules: { maxOpenGames: 9 }, version: league.version }
    const rows = await leftBy(() =>
      world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id: league.id }, body: change }),
    )
    expect(rows).toEqual([
      {
        action: 'league.changed',
        actor_id: admin.id,
        details: {
          leagueId: league.id,
          version: { seen: 1, before: 1, after: 2 },
          changes: { city: { from: null, to: 'Київ' }, maxOpenGames: { from: 4, to: 9 } },
        },
      },
    ])
  })

  it('for another person too: in a league, into a category, out of it again', async () => {
    const { id: leagueId } = await newLeague('Ліга Одеси')
    const params = { leagueId, userLeagueId: 0 }
    const rows = await leftBy(async () => {
      const member = { leagueId, userId: olena.id }
      const { data } = await world.call(admin, 'POST /api/v1/user-leagues', { body: member })
      params.userLeagueId = data.id
      const category = await world.call(admin, 'POST /api/v1/categories', { body: { leagueId, name: 'Перша' } })
      await world.call(admin, 'PUT /api/v1/users/change-category', {
        body: { ...member, categoryId: category.data.id, version: data.version },
      })
      await world.call(admin, 'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}', { params })
    })
    const ids = { leagueId, membershipId: params.userLeagueId, userId: olena.id }
    expect(rows).toMatchObject([
      { action: 'membership.started', details: { ...ids, version: { after: 1 } } },
      { action: 'category.added', details: { leagueId, changes: { name: { to: 'Перша' } } } },
      { action: 'membership.changed', details: { ...ids, version: { seen: 1, before: 1, after: 2 } } },
      { action: 'membership.ended', details: { ...ids, changes: { status: { from: 'ACTIVE', to: 'REMOVED' } } } },
    ])
  })

  it('of a person names what changed, and keeps nothing of what it says', async () => {
    const body = { role: 'ADMIN', bio: 'Граю зранку, телефон 067' } as const
    const [row] = await leftBy(() => world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body }))
    expect(row).toMatchObject({
      action: 'user.changed',
      details: { userId: olena.id, changes: { role: { from: 'PLAYER', to: 'ADMIN' } }, personal: ['bio'] },
    })
    expect(JSON.stringify(row)).not.toContain('067')
    await world.call(admin, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { role: 'PLAYER' } })
  })

  it('leaves nothing where it was refused, changed nothing, or was a repetition', async () => {
    const league = await newLeague('Ліга Львова')
    const params = { id: league.id }
    const once = { 'idempotency-key': 'the-same-call' }
    const found = () => world.call(admin, 'POST /api/v1/leagues', { body: { name: 'Ліга двічі' } }, once)
    await found()
    const rows = await leftBy(async () => {
      await world.call(admin, 'PUT /api/v1/leagues/{id}', { params, body: { name: 'Ліга Львова' } })
      await world.call(admin, 'PUT /api/v1/leagues/{id}', { params, body: { name: ' ' } })
      await world.call(admin, 'DELETE /api/v1/categories/{id}', { params: { id: 9_999 } })
      await world.call(olena, 'PUT /api/v1/leagues/{id}', { params, body: { name: 'Моя' } })
      await world.call(olena, 'PUT /api/v1/users/{id}', { params: { id: olena.id }, body: { city: 'Київ' } })
      await found()
    })
    expect(rows).toEqual([])
  })

  it('does not go over what another has changed meanwhile: the answer shows it', async () => {
    const league = await newLeague('Ліга двох')
    const params = { id: league.id }
    const save = (body: object) => world.call(admin, 'PUT /api/v1/leagues/{id}', { params, body })
    await save({ city: 'Полтава', version: 1 })
    expect(await save({ city: 'Суми', version: 1 })).toMatchObject({
      status: 409,
      code: 'VERSION_CHANGED',
      data: { id: league.id, city: 'Полтава', version: 2 },
    })
    const refusedDelete = await world.call(admin, 'DELETE /api/v1/leagues/{id}', { params, query: { version: 1 } })
    expect(refusedDelete.status).toBe(409)
    expect(await save({ city: 'Суми' })).toMatchObject({ status: 200, data: { city: 'Суми', version: 3 } })
  })

  it('is declared by every contract', () =>
    expect(
      world.routes
        .filter(({ method, endpoint }) => method !== 'GET' && endpoint.access === 'admin' && !endpoint.audit)
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]))
})
