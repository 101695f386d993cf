import type { PageQuery } from '@matchbol/core/shared/paging'
import { sql } from 'kysely'
import { EVER, monthOf } from '../../platform/projections/counted-months.ts'

/**
 * A page of the events that ended before a moment, the last first: `id`, and in each row how many there are. Those before it are counted by
 * months, backwards from this one until the page is met with; of this month those that have ended are counted one by one.
 */
export function findPast({ page, limit }: PageQuery, before: Date) {
  const offset = (page - 1) * limit
  const month = monthOf(before)
  const ever = sql.lit(EVER)
  return sql<{ id: number; total: number }>`(
    with this_month as materialized (
      select count(*) as events from events
      where status <> 'DRAFT' and ends_at < ${before}::timestamptz
        and ends_at >= (${month}::text || '-01')::timestamp at time zone 'UTC'
    ), total as materialized (
      select (select events from this_month)
        + coalesce((select events from event_months where month = ${ever}), 0)
        - coalesce((select sum(events) from event_months where month >= ${month}::text), 0) as events
    ), place as (
      select ${month}::text as month, 0 as passed from this_month where events > ${offset}
      union all (
        select month, (select events from this_month) + passed - events
        from (
          select month, events, sum(events) over (order by month desc) as passed
          from event_months where month < ${month}::text and month > ${ever}
        ) months
        where (select events from this_month) + passed > ${offset} order by month desc limit 1
      )
      order by month desc limit 1
    )
    select id, (select events from total) as total from events
    where status <> 'DRAFT' and ends_at < ${before}::timestamptz
      and ends_at < (select ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC' from place)
    order by ends_at desc, id desc limit ${limit} offset ${offset}::bigint - (select passed from place)
  )`
}
