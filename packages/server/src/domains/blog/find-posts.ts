import { MOST_COUNTED } from '@matchbol/core/shared/limits'
import type { PageQuery } from '@matchbol/core/shared/paging'
import { type RawBuilder, sql } from 'kysely'
import { pageSize } from '../../platform/db/paging.ts'
import { plannedAnew } from '../../platform/db/prepared-statements.ts'
import { EVER } from '../../platform/projections/counted-months.ts'
import { queryOf } from '../texts/search-words.ts'
import { ALL } from './keep-listed.ts'
import { wordOfTag } from './post-text.ts'

export interface PostFilter extends PageQuery {
  tag?: string | undefined
  q?: string | undefined
}

/** A page of public articles: `id`, and in each row how many there are. */
export interface FoundPosts {
  page: RawBuilder<{ id: number; total: number }>
  /** Whether `total` is all there are, or counted to one more than `MOST_COUNTED`. */
  isExact: boolean
}

/**
 * How a page of public articles is found, the newest first: in the order of the index of their list. How many lie before it is counted
 * by months, so that a page far back costs what the first one does. A search counts and leads on to `MOST_COUNTED`.
 */
export function findPosts({ q = '', tag = ALL, ...paging }: PostFilter): FoundPosts {
  const query = queryOf(q)
  if (query) return { page: searched(query, tag, paging), isExact: false }
  return { page: listed(tag, paging), isExact: true }
}

const newestFirst = sql`published_at desc, post_id desc`

function listed(tag: string, { page, limit }: PageQuery) {
  const offset = (page - 1) * limit
  const rows = pageSize(limit)
  const list = tag === ALL ? sql.lit(ALL) : sql`${tag}`
  const ever = sql.lit(EVER)
  const total = sql`(select posts from post_counts where tag = ${list} and month = ${ever})`
  if (offset === 0)
    return sql<{ id: number; total: number }>`(
      select post_id as id, ${total} as total from listed_posts where tag = ${list} order by ${newestFirst} limit ${rows}
    )`
  return sql<{ id: number; total: number }>`(
    with place as (
      select month, passed - posts as passed
      from (
        select month, posts, sum(posts) over (order by month desc) as passed
        from post_counts where tag = ${list} and month <> ${ever}
      ) months
      where passed > ${offset} order by month desc limit 1
    )
    select post_id as id, ${total} as total from listed_posts
    where tag = ${list}
      and published_at < (select ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC' from place)
    order by ${newestFirst} limit ${rows} offset ${offset}::bigint - (select passed from place)
  )`
}

/** What few articles have is looked up and put in order; what many have is met with before long by going through the newest. */
function searched(query: string, tag: string, { page, limit }: PageQuery) {
  const offset = (page - 1) * limit
  const hasWords = sql`search @@ ${tag === ALL ? query : `${query}&'${wordOfTag(tag)}'`}::tsquery`
  return sql<{ id: number; total: number }>`(
    with matching as materialized (
      select ${plannedAnew} id, published_at from posts where status = 'PUBLISHED' and ${hasWords} limit ${MOST_COUNTED + 1}
    ), counted as materialized (select count(*) as total from matching)
    select post_id as id, total from counted cross join lateral (
      select id as post_id, published_at from matching where total <= ${MOST_COUNTED}
      union all (
        select post_id, listed_posts.published_at from listed_posts join posts on posts.id = post_id
        where total > ${MOST_COUNTED} and tag = ${tag} and ${hasWords}
        order by listed_posts.published_at desc, post_id desc limit ${offset + limit}
      )
    ) found
    order by ${newestFirst} limit ${limit} offset ${offset}
  )`
}
