import { type RawBuilder, sql } from 'kysely'

/**
 * A number from 0 to 1 that looks random and is the same at each run and on both engines, by the values of these columns.
 * @param seed tells one question about the same rows from another
 */
export const uniform = (columns: readonly string[], seed: number): RawBuilder<number> =>
  sql`((${sql.join(
    columns.map((column, place) => sql`hashint8extended(${sql.ref(column)}::int8, ${sql.lit(seed * 31 + place)})`),
    sql` # `,
  )}) & 1048575)::float8 / 1048576`
