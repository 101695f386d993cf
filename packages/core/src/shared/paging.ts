import * as z from 'zod'
import { inAddress } from './address-shapes.ts'
import { MOST_COUNTED, MOST_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from './limits.ts'
import { Refusal } from './refusal.ts'

/** `page` from 1, `limit` up to a hundred. */
export const pageQuery = z.object({
  page: inAddress(z.int().min(1).max(MOST_PAGES)).default(1),
  limit: inAddress(z.int().min(1).max(MOST_PAGE_SIZE)).default(PAGE_SIZE),
})
export type PageQuery = z.output<typeof pageQuery>

export const pageMeta = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  isAtLeast: z
    .literal(true)
    .optional()
    .describe(`a search that found more than it counts: there are over \`total\`, of which these are the pages`),
})
export type PageMeta = z.output<typeof pageMeta>

/** A page of a list as a verb returns it; the envelope carries `meta` beside `data`. */
export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

/** An empty list still has one page. @throws Refusal NOT_FOUND for a page beyond the last */
export function metaFor({ page, limit }: PageQuery, total: number): PageMeta {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  if (page > totalPages) throw new Refusal('NOT_FOUND')
  return { page, limit, total, totalPages }
}

/**
 * Of a list that is counted up to so many rows.
 * @param counted rows found, one more than `most` where there are more
 * @throws Refusal NOT_FOUND for a page beyond the last
 */
export const metaOfSearch = (paging: PageQuery, counted: number, most = MOST_COUNTED): PageMeta =>
  counted > most ? { ...metaFor(paging, most), isAtLeast: true } : metaFor(paging, counted)
