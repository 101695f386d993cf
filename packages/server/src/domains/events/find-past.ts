import type { PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import { monthOf } from './keep-months.ts'

/**
 * A page of the events that ended before a moment, the last first: `id`, and in each row how many there are. Those before it are counted by
 * months, so that a page far back costs what the first one does.
 */
export function findPast({ page, limit }: PageQuery, before: Date) {
  const offset = (page - 1) * limit
  const month = monthOf(before)
  return sql<{ id: number; total: number }>`(
    with months as (
      select month, events from event_months where month < ${month}::text
      union all
      select ${month}::text, count(*) from events
      where status <> 'DRAFT' and ends_at < ${before}::timestamptz
        and ends_at >= (${month}::text || '-01')::timestamp at time zone 'UTC'
    ), place as (
      select month, passed - events as passed
      from (select month, events, sum(events) over (order by month desc) as passed from months) counted
      where passed > ${offset} order by month desc limit 1
    )
    select id, (select sum(events) from months) as total from events
    where status <> 'DRAFT' and ends_at < ${before}::timestamptz
      and ends_at < (select ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC' from place)
    order by ends_at desc, id desc limit ${limit} offset ${offset}::bigint - (select passed from place)
  )`
}
