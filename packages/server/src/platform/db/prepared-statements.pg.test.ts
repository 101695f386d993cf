import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/cluster-database.ts'
import { type Database, type Db, inTransaction } from './client.ts'
import { leaveAsItIs } from './migrate.ts'
import { openPostgres } from './postgres.ts'

let place: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  place = await createTestDatabase(process.env.TEST_DATABASE_URL ?? '')
  database = await openPostgres(place.url, leaveAsItIs)
  await sql`create table courts (id integer, name text)`.execute(database.db)
  await sql`insert into courts values (1, 'Нивки')`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

const court = async (db: Db) => (await sql`select * from courts where id = ${1}`.execute(db)).rows[0]
const times = async (db: Db, many: number) => {
  for (let time = 0; time < many; time++) await court(db)
}
const prepared = async (db: Db) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.filter(({ statement }) => statement.includes('courts')).length
}

it('what is asked often is prepared once on a connection', async () => {
  await database.db.connection().execute(async (db) => {
    await times(db, 20)
    expect(await prepared(db)).toBe(1)
  })
})

it('a connection that a pooler hands on prepares nothing', async () => {
  const beside = { directUrl: place.url.replace('127.0.0.1', 'localhost') }
  const pooled = await openPostgres(place.url, leaveAsItIs, beside)
  await pooled.db.connection().execute(async (db) => {
    await times(db, 20)
    expect(await prepared(db)).toBe(0)
  })
  await pooled.close()
})

it('a node that is still at work when the tables get another shape answers in that shape, in a transaction too', async () => {
  const { db } = database
  await times(db, 5)
  await sql`alter table courts add column city text default 'Київ'`.execute(db)
  expect(await court(db)).toEqual({ id: 1, name: 'Нивки', city: 'Київ' })
  await sql`alter table courts drop column city`.execute(db)
  expect(await inTransaction(db, court)).toEqual({ id: 1, name: 'Нивки' })
})
