import { MOST_COUNTED } from '@matchbol/core/shared/limits'
import { metaFor, metaOfSearch, type Page, type PageQuery } from '@matchbol/core/shared/paging'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/**
 * One page of a query's rows, found by `offset`: for lists that are short, that are a search, or whose first pages alone are read.
 * @param known how many rows there are, where that is kept, or a search that has counted them by itself; else they are counted in the
 * same statement, up to `MOST_COUNTED`. No page lies beyond what is counted
 * @throws Refusal NOT_FOUND for a page beyond the last
 */
export async function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: PageQuery,
  known?: number | Search,
): Promise<Page<Row>> {
  // Before a row is read: a page too far is as cheap as the first.
  const { counted, most } = typeof known === 'object' ? known : { counted: countedOf(query), most: MOST_COUNTED }
  const meta = metaFor(paging, typeof known === 'number' ? known : most)
  const page = query.limit(pageSize(paging.limit)).offset(pageStart(paging))
  if (typeof known === 'number') return { data: await page.execute(), meta }
  const rows = (await page.select(counted.as('total_rows')).execute()) as (Row & { total_rows: number })[]
  return { data: rows, meta: metaOfSearch(paging, rows[0]?.total_rows ?? 0, most) }
}

/** What has been found once, for its page and for its number. */
interface Search {
  /** How many were found, one more than `most` where there are more. */
  counted: ReturnType<typeof sql<number>>
  most: number
}

/** How many rows a query has, counted to one more than `MOST_COUNTED`: a part of a statement that reads a page of them. */
const countedOf = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
  sql<number>`(select count(*) from ${query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(sql.lit(MOST_COUNTED + 1))
    .as('counted')})`

/**
 * Rows of one table counted up to `MOST_COUNTED` in their index, where the query of a page joins what is shown of each.
 * @param rows «from … where …»
 */
export const countedAlone = (rows: RawBuilder<unknown>): Search => ({
  counted: sql<number>`(select count(*) from (select ${rows} limit ${sql.lit(MOST_COUNTED + 1)}) counted)`,
  most: MOST_COUNTED,
})

/**
 * The size of a page as it stands in a statement. PostgreSQL guesses that a parameter means a tenth of all rows, which makes the plan that it
 * could keep look so dear that it plans anew each time: sizes that lists usually ask for are written out.
 */
export const pageSize = (limit: number) =>
  limit <= 12 || limit % 10 === 0 || limit % 12 === 0 ? sql.lit(limit) : sql<number>`${limit}`

/** How many rows stand before a page, written out for the first. */
const pageStart = ({ page, limit }: PageQuery) => (page === 1 ? sql.lit(0) : sql<number>`${(page - 1) * limit}`)

/** One page of what is in memory. @throws Refusal NOT_FOUND for a page beyond the last */
export function pageFrom<Row>(all: readonly Row[], paging: PageQuery): Page<Row> {
  const meta = metaFor(paging, all.length)
  const start = (paging.page - 1) * paging.limit
  return { data: all.slice(start, start + paging.limit), meta }
}

/** The page with its rows rewritten. */
export const mapPage = <From, To>({ data, meta }: Page<From>, to: (row: From) => To): Page<To> => ({
  data: data.map(to),
  meta,
})

/** A part of a name as a pattern for `like`: what the person typed is text, not a pattern. */
export const containing = (text: string) => `%${startingWith(text)}`

export const startingWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
