import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { inTransaction } from './client.ts'

let world: World
let olena: Person
let iryna: Person
beforeAll(async () => {
  world = await openWorld()
  olena = await world.person('Олена Марченко')
  iryna = await world.person('Ірина Коваль')
})
afterAll(() => world.close())

const lockOf = (id: number) => (db: World['db']) =>
  db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

it('of two transactions that wait for each other both come through: the one that gave way is run again', async () => {
  let runs = 0
  let meet: () => void = () => {}
  const bothHoldOne = new Promise<void>((resolve) => {
    meet = resolve
  })
  const lockBoth = (first: number, second: number) =>
    inTransaction(world.db, async (db) => {
      await lockOf(first)(db)
      if (++runs === 2) meet()
      await bothHoldOne
      await lockOf(second)(db)
    })
  await Promise.all([lockBoth(olena.id, iryna.id), lockBoth(iryna.id, olena.id)])
  expect(runs).toBeGreaterThan(2)
})

it('a transaction that always deadlocks is tried five times and then fails', async () => {
  let runs = 0
  const never = inTransaction(world.db, async (db) => {
    runs++
    await lockOf(olena.id)(db)
    throw Object.assign(new Error('could not serialize access'), { code: '40001' })
  })
  await expect(never).rejects.toThrow('could not serialize access')
  expect(runs).toBe(5)
})
