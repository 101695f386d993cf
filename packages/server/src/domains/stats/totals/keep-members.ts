import type { EventOf } from '@matchbol/core/domain-event'
import { BAND } from '@matchbol/core/stats/rating-bands'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { sentIds } from '../../../platform/db/sent-rows.ts'
import { NO_CATEGORY, SHARDS, shardOf } from './keep-totals.ts'

/** Stands for the band of those without a rated game: a key is never null. */
export const UNRATED = -1

/** A member as the bands see one: `points` and `rated_games` of their rating, null without one. */
export const bandOf = sql`case when rated_games > 0 then floor(points / ${sql.lit(BAND)}) * ${sql.lit(BAND)} else ${sql.lit(UNRATED)} end`
export const pointsOf = sql`case when rated_games > 0 then points else 0 end`

/** Those who come, each in their category. */
export async function keepStarted(db: Db, { leagueId, members }: EventOf<'membership.started'>) {
  await addMembers(
    db,
    leagueId,
    members.map(({ personId, categoryId }) => ({ personId, categoryId, sign: 1 })),
  )
  const ids = members.map(({ personId }) => personId).sort((x, y) => x - y)
  await sql`
    with people as (
      insert into active_people (user_id, leagues)
      select id, 1 from unnest(${ids}::int[]) as id
      on conflict (user_id) do update set leagues = active_people.leagues + 1
      returning user_id, leagues
    )
    insert into site_people (shard, players)
    select user_id % ${sql.lit(SHARDS)}, count(*) from people where leagues = 1 group by 1 order by 1
    on conflict (shard) do update set players = site_people.players + excluded.players`.execute(db)
}

export async function keepEnded(db: Db, { leagueId, personId, categoryId }: EventOf<'membership.ended'>) {
  await addMembers(db, leagueId, [{ personId, categoryId, sign: -1 }])
  await leaveOne(db, [personId])
}

/** The league is locked already. */
export const keepChanged = (db: Db, { leagueId, personId, before, after }: EventOf<'membership.changed'>) =>
  addMembers(db, leagueId, [
    { personId, categoryId: before, sign: -1 },
    { personId, categoryId: after, sign: 1 },
  ])

/** Where no game was ever begun nobody is rated. The members go with the league. */
export async function keepLeagueDeleted(db: Db, { leagueId }: EventOf<'league.deleted'>) {
  const members = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .where('status', '=', 'ACTIVE')
    .orderBy('user_id')
    .execute()
  await leaveOne(
    db,
    members.map(({ user_id }) => user_id),
  )
  await db.deleteFrom('member_bands').where('league_id', '=', leagueId).execute()
}

/** Ratings that new games have moved, from before the first to after the last of each player. */
export async function keepRatings(db: Db, { leagueId, changes }: EventOf<'games.counted'>) {
  const news = changes.flatMap(({ before, after }) => (before || after?.kind !== 'RATED' ? [] : [after.id]))
  if (news.length === 0) return
  await addBands(
    db,
    leagueId,
    sql`
      select category_id, ${bandOf} as band, sign as players, sign * ${pointsOf} as points
      from (
        select category_id, moved.*
        from rating_changes change
        join memberships on memberships.user_id = change.user_id and memberships.league_id = change.league_id
          and memberships.status = 'ACTIVE'
        cross join lateral (
          values (change.before, change.rated_games, -1), (change.after, change.rated_games + 1, 1)
        ) as moved (points, rated_games, sign)
        where change.game_id in ${sentIds(news)}
      ) as moved`,
  )
}

/** After a replay: the league's bands as its ratings are now, less what they were. */
export async function keepReplayed(db: Db, { leagueId, playerIds }: EventOf<'rating.moved'>) {
  if (playerIds) return // whose game follows
  await addBands(
    db,
    leagueId,
    sql`
      select category_id, ${bandOf} as band, 1 as players, ${pointsOf} as points
      from memberships
      left join ratings on ratings.league_id = memberships.league_id and ratings.user_id = memberships.user_id
      where memberships.league_id = ${leagueId} and memberships.status = 'ACTIVE'
      union all
      select category_id, band, -players, -points from member_bands where league_id = ${leagueId}`,
  )
}

const addMembers = (
  db: Db,
  leagueId: number,
  members: readonly { personId: number; categoryId: number | null; sign: number }[],
) =>
  addBands(
    db,
    leagueId,
    sql`
      select "categoryId" as category_id, ${bandOf} as band, sign as players, sign * ${pointsOf} as points
      from json_to_recordset(${JSON.stringify(members)}::json) as member ("personId" int, "categoryId" int, sign int)
      left join ratings on ratings.league_id = ${leagueId} and ratings.user_id = member."personId"`,
  )

/**
 * Adds differences to the bands of a locked league and of the site.
 * @param differences rows of category_id, band, players and points
 */
async function addBands(db: Db, leagueId: number, differences: RawBuilder<unknown>) {
  const { rows } = await sql<{ emptied: number }>`
    with difference as (
      select coalesce(category_id, ${NO_CATEGORY}) as category_id, band::int, sum(players) as players, sum(points) as points
      from (${differences}) as one
      group by 1, 2
    ), of_league as (
      insert into member_bands (league_id, category_id, band, players, points)
      select ${leagueId}, category_id, band, players, points from difference where players <> 0 or points <> 0
      on conflict (league_id, category_id, band) do update set
        players = member_bands.players + excluded.players, points = member_bands.points + excluded.points
      returning players
    ), of_site as (
      insert into site_bands (band, shard, players)
      select band, ${shardOf(leagueId)}, sum(players) from difference where band <> ${UNRATED}
      group by band having sum(players) <> 0 order by band
      on conflict (band, shard) do update set players = site_bands.players + excluded.players
      returning players
    )
    select count(*) as emptied
    from (select players from of_league union all select players from of_site) as kept where players = 0`.execute(db)
  if (rows[0]?.emptied) await forgetEmpty(db, leagueId)
}

async function forgetEmpty(db: Db, leagueId: number) {
  await db.deleteFrom('member_bands').where('league_id', '=', leagueId).where('players', '=', 0).execute()
  await db.deleteFrom('site_bands').where('shard', '=', shardOf(leagueId)).where('players', '=', 0).execute()
}

/** People leave one of their leagues; of the last one the site has them no more. */
async function leaveOne(db: Db, userIds: readonly number[]) {
  await sql`
    with people as (
      update active_people set leagues = leagues - 1 where user_id = any(${userIds}::int[])
      returning user_id, leagues
    ), gone as (
      select user_id % ${sql.lit(SHARDS)} as shard, count(*) as players from people where leagues = 0 group by 1 order by 1
    )
    update site_people set players = site_people.players - gone.players
    from gone where site_people.shard = gone.shard`.execute(db)
  await sql`delete from active_people where user_id = any(${userIds}::int[]) and leagues = 0`.execute(db)
  await db.deleteFrom('site_people').where('players', '=', 0).execute()
}
