import type { EventOf } from '@matchbol/core/domain-event'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { lockLeague } from '../lock-league.ts'

// Each waits for the league, whose season may be about to end: the next one's table is then made with what has happened here.

/** New members have a row in the table of the running season. */
export async function followStarted(db: Db, { leagueId, members }: EventOf<'membership.started'>) {
  await lockLeague(db, leagueId)
  await sql`
    insert into standings (season_id, player_id, category_id, name, rating)
    select seasons.id, users.id, member."categoryId", users.last_name || ' ' || users.first_name,
      case when ratings.rated_games > 0 then ratings.points end
    from json_to_recordset(${JSON.stringify(members)}::json) as member ("personId" int, "categoryId" int)
    join users on users.id = member."personId"
    join seasons on seasons.league_id = ${leagueId} and seasons.status = 'ACTIVE'
    left join ratings on ratings.user_id = users.id and ratings.league_id = seasons.league_id
    order by users.id
    on conflict (season_id, player_id) do update set category_id = excluded.category_id`.execute(db)
}

export async function followCategory(db: Db, { personId, leagueId, after }: EventOf<'membership.changed'>) {
  await lockLeague(db, leagueId)
  await sql`
    update standings set category_id = ${after}
    from seasons
    where seasons.id = standings.season_id and seasons.league_id = ${leagueId} and seasons.status = 'ACTIVE'
      and standings.player_id = ${personId}`.execute(db)
}

/** Who leaves keeps the row only if they have played. */
export async function followEnded(db: Db, { personId, leagueId }: EventOf<'membership.ended'>) {
  await lockLeague(db, leagueId)
  await sql`
    delete from standings using seasons
    where seasons.id = standings.season_id and seasons.league_id = ${leagueId} and seasons.status = 'ACTIVE'
      and standings.player_id = ${personId} and standings.played = 0`.execute(db)
}

/** A new name stands in all tables, also in those of seasons that are over. */
export async function followName(db: Db, { personId, isNamed }: EventOf<'person.changed'>) {
  if (!isNamed) return
  await sql`
    select from leagues
    where id in (select league_id from memberships where user_id = ${personId})
    order by id for no key update`.execute(db)
  await sql`
    update standings set name = users.last_name || ' ' || users.first_name
    from users where users.id = standings.player_id and users.id = ${personId}`.execute(db)
}

interface Moved {
  leagueId: number
  playerIds: readonly number[]
}

/** The running season shows the ratings of now. */
export const followRatings = (db: Db, { leagueId, playerIds }: Moved) =>
  sql`
    update standings set rating = ratings.points
    from (
      select user_id, case when rated_games > 0 then points end as points from ratings
      where league_id = ${leagueId} and user_id = any(${[...playerIds]}::int[])
    ) ratings, seasons
    where seasons.league_id = ${leagueId} and seasons.status = 'ACTIVE'
      and standings.season_id = seasons.id and standings.player_id = ratings.user_id
      and standings.rating is distinct from ratings.points`.execute(db)
