import { recentSince } from '@matchbol/core/ratings/recent-days'
import { weekStart } from '@matchbol/core/shared/kyiv-time'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/**
 * Sets aside where everybody in the rating of a league stood on Monday, 00:00 in Kyiv. The first rated game of the week does so before it
 * moves anything, so that until then the week before is shown; a scheduled job where that week had no game either. The league is locked
 * by the caller. After an update or the restore of an older backup the week may have changes already: it is what stood before each.
 */
export async function keepMonday(db: Db, leagueId: number, now: Date) {
  const monday = weekStart(now)
  await sql`
    with gone as (
      delete from ratings_on_monday kept where league_id = ${leagueId} and not exists (
        select from rated_players where rated_players.league_id = kept.league_id and rated_players.user_id = kept.user_id
      )
    )
    insert into ratings_on_monday as kept (league_id, user_id, points, place, category_id, category_place)
    select league_id, user_id, points, row_number() over (order by is_recent desc, points desc, user_id),
      category_id, row_number() over (partition by category_id order by is_recent desc, points desc, user_id)
    from ${stoodOn(monday)} stood where league_id = ${leagueId}
    on conflict (league_id, user_id) do update set points = excluded.points, place = excluded.place,
      category_id = excluded.category_id, category_place = excluded.category_place
    where (kept.points, kept.place, kept.category_id, kept.category_place) is distinct from
      (excluded.points, excluded.place, excluded.category_id, excluded.category_place)`.execute(db)
  await db
    .insertInto('rating_weeks')
    .values({ league_id: leagueId, week_start: monday })
    .onConflict((conflict) => conflict.column('league_id').doUpdateSet({ week_start: monday }))
    .execute()
}

/** `rated_players` as they were, each in the category of today, without those whose first rated game came later. */
const stoodOn = (monday: Date): RawBuilder<unknown> => sql`(
  select players.league_id, players.user_id, players.category_id, coalesce(history.points, players.points) as points,
    coalesce(history.last_rated_at, players.last_rated_at) >= ${recentSince(monday)}::timestamptz as is_recent
  from rated_players players cross join lateral (
    select (array_agg(before order by sequence) filter (where at >= ${monday}::timestamptz))[1] as points,
      max(at) filter (where at < ${monday}::timestamptz) as last_rated_at
    from rating_changes change
    where players.last_rated_at >= ${monday}::timestamptz
      and change.league_id = players.league_id and change.user_id = players.user_id
  ) history
  where players.last_rated_at < ${monday}::timestamptz or history.last_rated_at is not null
)`
