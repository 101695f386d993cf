import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { weekStart } from './week-start.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-15T22:00:00Z'],
  ['2026-11-15T21:59:59Z', '2026-11-08T22:00:00Z'], // the last second of a Sunday
  ['2026-11-15T22:00:00Z', '2026-11-15T22:00:00Z'],
  ['2026-10-25T21:30:00Z', '2026-10-18T21:00:00Z'], // a Sunday of 25 hours
  ['2026-10-26T10:00:00Z', '2026-10-25T22:00:00Z'],
  ['2026-03-29T20:59:00Z', '2026-03-22T22:00:00Z'], // a Sunday of 23 hours
  ['2026-03-29T21:00:00Z', '2026-03-29T21:00:00Z'],
  ['2027-01-02T10:00:00Z', '2026-12-27T22:00:00Z'],
])('the week of %s began on %s', async (now, start) => {
  const { rows } = await sql<{ at: Date }>`select ${weekStart(new Date(now))} as at`.execute(database.db)
  expect(rows[0]?.at).toEqual(new Date(start))
})
