import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/cluster-database.ts'
import { leaveAsItIs } from './migrate.ts'
import { openPostgres } from './postgres.ts'

it('a connection that a pooler hands on prepares nothing', async () => {
  const place = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
  const beside = { directUrl: place.url.replace('127.0.0.1', 'localhost') }
  const pooled = await openPostgres(place.url, leaveAsItIs, beside)
  await pooled.db.connection().execute(async (db) => {
    for (let time = 0; time < 20; time++) await sql`select ${time}::integer`.execute(db)
    expect((await sql`select statement from pg_prepared_statements`.execute(db)).rows).toEqual([])
  })
  await pooled.close()
  await place.drop()
})
