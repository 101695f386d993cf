import * as z from 'zod'
import { inAddress } from './address-shapes.ts'
import { MOST_PAGE_SIZE, PAGE_SIZE } from './limits.ts'

/** `page` from 1, `limit` up to a hundred. */
export const pageQuery = z.object({
  page: inAddress(z.int().min(1).max(1_000_000)).default(1),
  limit: inAddress(z.int().min(1).max(MOST_PAGE_SIZE)).default(PAGE_SIZE),
})
export type PageQuery = z.output<typeof pageQuery>

export const pageMeta = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() })
export type PageMeta = z.output<typeof pageMeta>

/** A page of a list as a verb returns it; the envelope carries `meta` beside `data`. */
export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

/** An empty list still has one page. */
export const metaFor = ({ page, limit }: PageQuery, total: number): PageMeta => ({
  page,
  limit,
  total,
  totalPages: Math.max(1, Math.ceil(total / limit)),
})
