import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import type { Db } from '../../platform/db/client.ts'
import { makeDemoData } from './make-demo-data.ts'

/** Every row that people see, as it was made. */
async function rowsOf(db: Db) {
  const tables = ['users', 'memberships', 'seasons', 'games', 'game_events', 'ratings', 'rating_changes', 'audit']
  const rows = tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db))
  return (await Promise.all(rows)).map((result) => result.rows)
}

it('the same moment gives the same club, to the last row', async () => {
  const made = []
  for (const _ of ['once', 'again']) {
    const { db, close } = await openTestDatabase()
    await makeDemoData(db, new Date('2027-03-28T01:30:00Z'))
    made.push(await rowsOf(db))
    await close()
  }
  expect(made[1]).toEqual(made[0])
})
