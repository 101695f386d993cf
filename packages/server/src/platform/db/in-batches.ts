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
