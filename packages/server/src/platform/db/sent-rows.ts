import { type RawBuilder, sql } from 'kysely'

/** A join of more rows than these may well read a table whole. */
const FEW = 64

/**
 * Rows that a statement brings along, as a table of these columns. PostgreSQL cannot know how many a JSON text holds and guesses a hundred,
 * for which it would rather read tables whole than look up each; where they are few it is told so, by a limit. It stands in the statement as a
 * power of two, so that there are few statements to be planned.
 */
export const sentRows = (rows: readonly object[], columns: RawBuilder<unknown>) =>
  sql`(select * from json_to_recordset(${JSON.stringify(rows)}::json) as sent (${columns}) ${few(rows)})`

/** The same with the columns of a table. */
export const sentRowsOf = (table: string, rows: readonly object[]) =>
  sql`(
    select sent.* from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as sent ${few(rows)}
  )`

/** The same of ids: what stands after `in`. Of an array, too, PostgreSQL guesses a length, and would plan the statement anew each time. */
export const sentIds = (ids: readonly number[]) =>
  sql<number>`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json) ${few(ids)})`

const few = ({ length }: readonly unknown[]) =>
  length > FEW ? sql`` : sql`limit ${sql.lit(2 ** Math.ceil(Math.log2(Math.max(1, length))))}`
