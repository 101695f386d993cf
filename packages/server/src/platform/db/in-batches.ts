import { type Expression, sql } from 'kysely'
import type { Db } from './client.ts'

let cursors = 0

/**
 * Reads a long answer some rows at a time, by a cursor of the transaction that is open: what is done between the batches belongs to
 * the same one.
 */
export async function* inBatches<Row>(db: Db, query: Expression<Row>, rowsAtOnce = 1000): AsyncGenerator<Row[]> {
  const cursor = sql.id(`batches_${cursors++}`)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from ${cursor}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) break
  }
  await sql`close ${cursor}`.execute(db)
}

/** Rows that follow each other with the same key. */
interface Group<Key, Row> {
  key: Key
  rows: Row[]
}

/** Puts together what comes in the order of its keys: in memory are a batch and a group. */
export async function* groupsOf<Row, Key extends number | string>(
  batches: AsyncIterable<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Group<Key, Row>> {
  let open: Group<Key, Row> | undefined
  for await (const batch of batches)
    for (const row of batch) {
      const key = keyOf(row)
      if (open?.key === key) open.rows.push(row)
      else {
        if (open) yield open
        open = { key, rows: [row] }
      }
    }
  if (open) yield open
}
