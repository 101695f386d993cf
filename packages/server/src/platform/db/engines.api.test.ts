import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type Database, inTransaction } from './client.ts'
import { migrate, migrationNames } from './migrate.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table words (word text)`.execute(database.db)
})
afterAll(async () => {
  await sql`drop table words`.execute(database.db)
  await database.close()
})

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0]
const write = (db: Database['db'], word: string) => sql`insert into words values (${word})`.execute(db)
const words = async () =>
  (await sql<{ word: string }>`select word from words order by word collate uk`.execute(database.db)).rows.map(
    ({ word }) => word,
  )
const empty = () => sql`truncate words`.execute(database.db)

describe('on either engine', () => {
  it('the Ukrainian alphabet is in its order', async () => {
    const alphabet = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя']
    const shuffled = alphabet.toSorted((a, b) => (a < b ? 1 : -1))
    await empty()
    for (const letter of shuffled) await write(database.db, letter)
    expect(await words()).toEqual(alphabet)
  })

  it('and so are names, whatever their case and apostrophes', async () => {
    const names = ['Гнат', 'ґава', 'Ґонта', 'Дем’ян', 'Еней', 'євген', 'Єгор', 'Иван', 'Ігор', 'Їжак', 'Йосип', 'Яна']
    await empty()
    for (const name of names.toReversed()) await write(database.db, name)
    expect(await words()).toEqual(names)
  })

  it('counts, sums and points are numbers', async () => {
    const numbers = await one(
      sql`select count(*) as count, sum(x) as sum, avg(x) as avg, 9007199254740991::int8 as large, 46.52::numeric(9, 2) as points
        from (values (1), (2)) as it (x)`,
    )
    expect(numbers).toEqual({ count: 2, sum: 3, avg: 1.5, large: Number.MAX_SAFE_INTEGER, points: 46.52 })
  })

  it('a moment is the same moment, whatever zone the server is set to', async () => {
    const moment = new Date('2026-10-25T00:30:00.123Z')
    expect(await one(sql`select ${moment}::timestamptz as moment`)).toEqual({ moment })
    expect(
      await one(sql`select to_char(${moment}::timestamptz at time zone 'Europe/Kyiv', 'HH24:MI') as clock`),
    ).toEqual({
      clock: '03:30',
    })
  })

  it('JSON comes parsed', async () => {
    expect(await one(sql`select '{"sets": [{"a": 6, "b": 4}]}'::jsonb as details`)).toEqual({
      details: { sets: [{ a: 6, b: 4 }] },
    })
  })

  it('tables are brought up to date once', async () => {
    await migrate(database.db)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(migrationNames)
  })
})

describe('a transaction', () => {
  it('within another is part of it: both stay or neither', async () => {
    await empty()
    const work = inTransaction(database.db, async (db) => {
      await inTransaction(db, (db) => write(db, 'внутрішнє'))
      throw new Error('the outer one fails')
    })
    await expect(work).rejects.toThrow('the outer one fails')
    expect(await words()).toEqual([])
  })

  it('that fails takes nobody else’s words with it', async () => {
    await empty()
    let others: Promise<unknown>[] = []
    const failing = inTransaction(database.db, async (db) => {
      await write(db, 'зникне')
      others = ['а', 'б', 'в'].map((word) => write(database.db, word))
      others.push(inTransaction(database.db, (db) => write(db, 'г')))
      await write(db, 'зникне теж')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await Promise.all(others)
    expect(await words()).toEqual(['а', 'б', 'в', 'г'])
  })
})
