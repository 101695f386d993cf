import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { type Database, inTransaction } from './client.ts'
import { compiledOnce } from './compiled-once.ts'
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

  it('a statement that is compiled once is asked with the values of each time, inside of a transaction too', async () => {
    let built = 0
    const next = compiledOnce((db, { word, count }: { word: string; count: number }) => {
      built++
      return db.selectNoFrom([sql<string>`${word}::text`.as('word'), sql<number>`${count}::int + ${1}`.as('next')])
    })
    expect(await next(database.db, { word: 'м’яч', count: 1 })).toEqual([{ word: 'м’яч', next: 2 }])
    const inside = await inTransaction(database.db, (db) => next(db, { word: 'сітка', count: 40 }))
    expect(inside).toEqual([{ word: 'сітка', next: 41 }])
    expect(built).toBe(1)
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

describe('many statements at once', () => {
  const slow = sql`select count(*) from generate_series(1, 20000)`

  it('leave the event loop its turns: what comes meanwhile does not wait for the last of them', async () => {
    let answered = 0
    const statements = Array.from({ length: 50 }, async () => {
      await slow.execute(database.db)
      answered++
    })
    for (let turn = 0; turn < 3; turn++) await setImmediate()
    expect(answered).toBeLessThan(statements.length)
    await Promise.all(statements)
  })

  it('stay in their order, and a transaction among them by itself, whenever the loop turns', async () => {
    await empty()
    const seen: number[] = []
    const count = async () => void seen.push((await words()).length)
    const before = Array.from({ length: 10 }, count)
    const work = inTransaction(database.db, async (db) => {
      for (const word of ['а', 'б', 'в', 'г']) {
        await write(db, word)
        await slow.execute(db)
        await setImmediate()
      }
    })
    const during = Array.from({ length: 10 }, count)
    await Promise.all([...before, work, ...during])
    expect(seen.every((words) => words === 0 || words === 4)).toBe(true)
    if (database.engine.kind === 'embedded') expect(seen).toEqual(seen.toSorted((a, b) => a - b))
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

describe('what is asked often', () => {
  it('is prepared once on a connection', async () => {
    await database.db.connection().execute(async (db) => {
      for (let time = 0; time < 20; time++) await sql`select word from words where word = ${'often'}`.execute(db)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
      expect(rows.filter(({ statement }) => statement.startsWith('select word from words where'))).toHaveLength(1)
    })
  })

  it('is answered as it was the first time, whatever its values are', async () => {
    const values = [
      sql`${new Date('2026-10-25T00:30:00.123Z')}::timestamptz as moment, ${null}::text as nothing, ${''}::text as empty`,
      sql`${JSON.stringify({ a: ['"', 1] })}::jsonb as details, ${['Їжак', 'a,"b"']}::text[] as names`,
      sql`${Buffer.from([0, 92, 255])}::bytea as picture, ${46.5}::numeric as points, ${true}::boolean as is`,
    ]
    const ask = () => one(sql`select ${sql.join(values)}`)
    const first = await ask()
    expect(first).toMatchObject({ nothing: null, empty: '', names: ['Їжак', 'a,"b"'], points: 46.5, is: true })
    for (let time = 0; time < 10; time++) expect(await ask()).toEqual(first)
  })

  it('may fail, in a transaction and outside, and what comes next is answered', async () => {
    const divide = (db: Database['db'], by: number) => sql`select 1 / ${by}::integer as quotient`.execute(db)
    await empty()
    for (let time = 0; time < 5; time++) {
      await expect(divide(database.db, 0)).rejects.toMatchObject({ code: '22012' })
      expect((await divide(database.db, 1)).rows).toEqual([{ quotient: 1 }])
      const failing = inTransaction(database.db, async (db) => {
        await write(db, 'зникне')
        await divide(db, 0).catch(() => {})
        await write(db, 'і це')
      })
      await expect(failing).rejects.toMatchObject({ code: '25P02' })
    }
    expect(await words()).toEqual([])
  })

  it('is answered in the new shape of its table, in a transaction too', async () => {
    await sql`create table courts (id integer, name text)`.execute(database.db)
    await sql`insert into courts values (1, 'Нивки')`.execute(database.db)
    const court = async (db: Database['db']) => (await sql`select * from courts where id = ${1}`.execute(db)).rows[0]
    for (let time = 0; time < 5; time++) await court(database.db)
    await sql`alter table courts add column city text default 'Київ'`.execute(database.db)
    expect(await court(database.db)).toEqual({ id: 1, name: 'Нивки', city: 'Київ' })
    await sql`alter table courts drop column city`.execute(database.db)
    expect(await inTransaction(database.db, court)).toEqual({ id: 1, name: 'Нивки' })
    await sql`drop table courts`.execute(database.db)
  })
})
