import { sql } from 'kysely'
import type { Db } from '../src/platform/db/client.ts'

/** Whom and what readings are asked about: those that a club has most of. */
export interface Busiest {
  /** Its largest league. */
  leagueId: number
  categoryId: number
  seasonId: number
  /** Who has played most in it, whom they have met most, and somebody else. */
  playerId: number
  rivalId: number
  otherId: number
  gameId: number
  /** A public article. */
  slug: string
  /** A public event with a waiting list, still to come. */
  eventId: number
}

/** Finds them in a club that `buildClub` made. */
export async function findBusiest(db: Db): Promise<Busiest> {
  const { rows } = await sql<Busiest>`
    with player as (
      select user_id, league_id from ratings where league_id = 1 order by rated_games desc, user_id limit 1
    ), rival as (
      select case when inviter_id = user_id then invitee_id else inviter_id end as id, max(games.id) as game_id
      from player join games on games.league_id = player.league_id and user_id in (inviter_id, invitee_id)
      where status = 'COMPLETED'
      group by 1 order by count(*) desc, 1 limit 1
    )
    select player.league_id as "leagueId", player.league_id * 3 as "categoryId", player.league_id as "seasonId",
      user_id as "playerId", rival.id as "rivalId", rival.game_id as "gameId",
      (select min(user_id) from ratings where league_id = 1 and user_id not in (player.user_id, rival.id)) as "otherId",
      coalesce((select slug from posts where status = 'PUBLISHED' order by id limit 1), '') as slug,
      coalesce((select min(id) from events where status = 'PUBLISHED'), 0) as "eventId"
    from player, rival`.execute(db)
  const [busiest] = rows
  if (!busiest) throw new Error('Nobody has played in this club')
  return busiest
}
