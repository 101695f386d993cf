import { metaFor, type Page, type PageQuery } from '@matchbol/core/shared/paging'
import type { SelectQueryBuilder } from 'kysely'

/** One page of a query's rows with the total beside each row, in one statement; past the end it asks for the total alone. */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: PageQuery,
): Promise<Page<Row>> {
  return asPage(query, paging, (await cutToPage(query, paging).execute()) as (Row & WithTotal)[])
}

interface WithTotal {
  total_rows: number
}

/** The rows of one page, each with the total: for a statement that adds to these few what would be dear for all. */
export const cutToPage = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, limit }: PageQuery,
) =>
  query
    .select((eb) => eb.fn.countAll<number>().over().as('total_rows'))
    .limit(limit)
    .offset((page - 1) * limit)

/** Rows that came by `cutToPage` as a page; past the end it asks for the total alone. */
export async function asPage<DB, TB extends keyof DB, Listed, Row extends WithTotal>(
  query: SelectQueryBuilder<DB, TB, Listed>,
  paging: PageQuery,
  rows: Row[],
): Promise<Page<Row>> {
  const total = rows[0]?.total_rows ?? (paging.page > 1 ? await totalOf(query) : 0)
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
