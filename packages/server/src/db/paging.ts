import { metaFor, type Page, type PageQuery } from '@matchbol/core/shared/paging'
import type { SelectQueryBuilder } from 'kysely'

/** One page of a query's rows with the total beside each row, in one statement; past the end it asks for the total alone. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: PageQuery,
): Promise<Page<Row>> {
  const { page, limit } = paging
  const rows = (await query
    .select((eb) => eb.fn.countAll<number>().over().as('total_rows'))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()) as (Row & { total_rows: number })[]
  const total = rows[0]?.total_rows ?? (page > 1 ? await totalOf(query) : 0)
  return { data: rows, meta: metaFor(paging, total) }
}

async function totalOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const first = await query
    .clearLimit()
    .clearOffset()
    .select((eb) => eb.fn.countAll<number>().over().as('total_rows'))
    .limit(1)
    .executeTakeFirst()
  return (first as { total_rows: number } | undefined)?.total_rows ?? 0
}

/** The page with its rows rewritten. */
export const mapPage = <From, To>({ data, meta }: Page<From>, to: (row: From) => To): Page<To> => ({
  data: data.map(to),
  meta,
})

/** A part of a name as a pattern for `like`: what the person typed is text, not a pattern. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
