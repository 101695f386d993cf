import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Database } from '../db/client.ts'
import { projectedColumns, projection } from './projection.ts'
import { buildProjections, rebuildProjection } from './rebuild-projection.ts'

const now = new Date('2026-11-21T10:00:00Z')
let database: Database
let right: { name: string; value: string }[]
let timesAsked: number

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  right = Array.from({ length: 2500 }, (_, nth) => ({ name: `n${nth}`, value: String(nth % 7) }))
  timesAsked = 0
  await database.db.deleteFrom('marks').execute()
  await database.db.deleteFrom('projections').execute()
})

/** Marks stand in for a projection of what `right` holds. */
const marks = (version = 1) => projection({ table: 'marks', version, key: ['name'], expected: sources })
async function* sources() {
  timesAsked++
  yield right.slice(0, 1)
  yield right.slice(1)
}
const stored = () => database.db.selectFrom('marks').selectAll().orderBy('name').execute()
const sorted = () => right.toSorted((a, b) => (a.name < b.name ? -1 : 1))

it('a projection is built once for each of its versions', async () => {
  expect(await buildProjections(database.db, [marks()], now)).toEqual(['marks'])
  expect(new Map((await stored()).map(({ name, value }) => [name, value]))).toEqual(
    new Map(right.map(({ name, value }) => [name, value])),
  )
  expect(await buildProjections(database.db, [marks()], now)).toEqual([])
  expect(timesAsked).toBe(1)
  right = right.slice(0, 3)
  expect(await buildProjections(database.db, [marks(2)], now)).toEqual(['marks'])
  expect(await stored()).toEqual(sorted())
})

it('two nodes that start at once build it once', async () => {
  const built = await Promise.all([1, 2].map(() => buildProjections(database.db, [marks()], now)))
  expect(built.flat()).toEqual(['marks'])
  expect(timesAsked).toBe(1)
})

it('rows that are missing, too many or otherwise are counted and mended', async () => {
  await buildProjections(database.db, [marks()], now)
  expect(await rebuildProjection(database.db, marks(), now)).toEqual({ rows: 2500, missing: 0, extra: 0, different: 0 })
  await database.db.deleteFrom('marks').where('name', 'in', ['n1', 'n2']).execute()
  await database.db.insertInto('marks').values({ name: 'other', value: '1' }).execute()
  await database.db.updateTable('marks').set({ value: 'x' }).where('name', 'in', ['n3', 'n4', 'n5']).execute()
  expect(await rebuildProjection(database.db, marks(), now)).toEqual({ rows: 2500, missing: 2, extra: 1, different: 3 })
  expect(await rebuildProjection(database.db, marks(), now)).toEqual({ rows: 2500, missing: 0, extra: 0, different: 0 })
})

it('where only columns of a table are derived, its rows stay whatever the sources say', async () => {
  await database.db.insertInto('marks').values(right.slice(0, 2)).execute()
  await database.db.updateTable('marks').set({ value: 'x' }).where('name', '=', 'n1').execute()
  async function* known() {
    yield right.slice(1, 2)
  }
  const values = projectedColumns({ table: 'marks', version: 1, key: ['name'], columns: ['value'], expected: known })
  expect(await rebuildProjection(database.db, values, now)).toMatchObject({ rows: 1, extra: 1, different: 1 })
  expect(await stored()).toEqual(right.slice(0, 2))
})
