import { type RawBuilder, sql } from 'kysely'

/** The protocol lets a file have no more addresses (https://www.sitemaps.org/protocol.html). */
export const MOST_IN_FILE = 50_000

/** Pages of a kind that search engines may keep, listed in files `/sitemaps/{name}/{file}.xml`. */
export interface SitemapSection {
  name: string
  /**
   * Its files, and when a page of each last changed: few rows are looked up for each, and where these do not tell, nothing is said. A
   * search engine reads no file again of which the index names an older moment.
   */
  files: RawBuilder<SitemapFile>
  /** The pages of a file, found by a range of an index; undefined where no file is called so. */
  pages(file: string): RawBuilder<SitemapPage> | undefined
}

export interface SitemapFile {
  file: string
  changed_at: Date | null
}

export interface SitemapPage {
  /** With its query, where it has one. */
  path: string
  changed_at: Date | null
}

/** A range of whole numbers, without the first and with the last. */
export interface NumberRange {
  after: number
  to: number
}

/** The numbers of a file, from 1 on; undefined for what no file is called. */
export function rangeOf(file: string): NumberRange | undefined {
  const number = /^[1-9]\d{0,4}$/.test(file) ? Number(file) : undefined
  return number === undefined ? undefined : { after: (number - 1) * MOST_IN_FILE, to: number * MOST_IN_FILE }
}

/** Rows of `file`: the numbers of the files that numbers up to this one need. */
export const filesUpTo = (highest: RawBuilder<unknown>) =>
  sql`generate_series(1, (coalesce(${highest}, 0) + ${MOST_IN_FILE - 1}) / ${MOST_IN_FILE}) as file`
