import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, it } from 'vitest'
import { sentIds, sentRows, sentRowsOf } from './sent-rows.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('the limit that says how few rows are sent leaves none of them out, and is not said of many', () => {
  for (let count = 0; count <= 130; count++) {
    const ids = Array.from({ length: count }, (_, id) => id)
    const rows = ids.map((id) => ({ id }))
    for (const sent of [sentIds(ids), sentRows(rows, sql`id int`), sentRowsOf('users', rows)]) {
      const [, limit] = /limit (\d+)/.exec(sent.compile(db).sql) ?? []
      if (count > 64) expect(limit).toBeUndefined()
      else expect(Number(limit)).toBeGreaterThanOrEqual(count)
    }
  }
})
