import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { inTransaction } from '../../platform/db/client.ts'
import { leagueMemory } from './league-memory.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('Петро Адмін', 'ADMIN')
})
afterAll(() => world.close())

const edit = (id: number, body: { name: string }) =>
  world.call(admin, 'PUT /api/v1/leagues/{id}', { params: { id }, body })

it('what a league says of itself is read once, and anew by whoever asks after an edit was answered', async () => {
  const { id } = await world.league('Ліга Києва')
  const other = await world.league('Ліга Львова')
  const memory = leagueMemory(world.db)
  const [before, beside] = [await memory.league(id), await memory.league(other.id)]
  expect(before).toMatchObject({ name: 'Ліга Києва', activeSeason: { leagueId: id }, categories: [] })
  expect(await memory.league(id)).toBe(before)
  await edit(id, { name: 'Велика ліга' })
  expect(await memory.league(id)).toMatchObject({ name: 'Велика ліга' })
  expect(await memory.league(other.id)).toBe(beside)

  await world.call(admin, 'POST /api/v1/categories', { body: { leagueId: id, name: 'Перша', level: 2 } })
  await world.call(admin, 'POST /api/v1/categories', { body: { leagueId: id, name: 'Друга', level: 1 } })
  const { data: season } = await world.call(admin, 'POST /api/v1/leagues/{id}/seasons', {
    params: { id },
    body: { name: 'Осінь' },
  })
  const after = await memory.league(id)
  expect(after?.categories.map(({ name }) => name)).toEqual(['Друга', 'Перша'])
  expect(after?.activeSeason).toEqual(season)
  expect(after?.seasons.map(({ status }) => status)).toEqual(['ACTIVE', 'FINISHED'])
})

it('all are by name, without those that were deleted', async () => {
  const memory = leagueMemory(world.db)
  const doomed = await world.league('Її ліга')
  await world.league('Єдина ліга')
  const names = async () => (await memory.all()).map(({ name }) => name).filter((name) => /^[ЄЇ]/.test(name))
  expect(await names()).toEqual(['Єдина ліга', 'Її ліга'])
  await world.call(admin, 'DELETE /api/v1/leagues/{id}', { params: { id: doomed.id } })
  expect(await names()).toEqual(['Єдина ліга'])
  expect(await memory.league(doomed.id)).toBeUndefined()
})

it('a transaction sees what it has just written, and nobody else before it is over', async () => {
  const { id } = await world.league('Ліга Одеси')
  const rollBack = new Error('it rains')
  const undone = inTransaction(world.db, async (db) => {
    await db.updateTable('leagues').set({ name: 'Ліга Чорного моря' }).where('id', '=', id).execute()
    expect(await leagueMemory(db).league(id)).toMatchObject({ name: 'Ліга Чорного моря' })
    throw rollBack
  })
  await expect(undone).rejects.toThrow(rollBack)
  expect(await leagueMemory(world.db).league(id)).toMatchObject({ name: 'Ліга Одеси' })
})
