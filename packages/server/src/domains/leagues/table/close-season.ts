import type { EventOf } from '@matchbol/core/domain-event'
import type { CountedChange } from '@matchbol/core/games/completed-game'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'

/**
 * Keeps who stands in the table of a season that has just ended, their categories and ratings, and begins the next one's table with
 * all members: a few statements, however many they are.
 */
export async function closeSeason(db: Db, { leagueId, seasonId, nextSeasonId }: EventOf<'season.finished'>) {
  await sql`
    insert into season_players (season_id, player_id, category_id, rating)
    select season_id, player_id, category_id, rating from standings where season_id = ${seasonId}`.execute(db)
  await sql`
    update seasons set closing_sequence = leagues.completed_games
    from leagues where leagues.id = seasons.league_id and seasons.id = ${seasonId}`.execute(db)
  await sql`
    insert into standings (season_id, player_id, category_id, name, rating)
    select ${nextSeasonId}::int, users.id, memberships.category_id, users.last_name || ' ' || users.first_name,
      case when ratings.rated_games > 0 then ratings.points end
    from memberships
    join users on users.id = memberships.user_id
    left join ratings on ratings.user_id = users.id and ratings.league_id = memberships.league_id
    where memberships.league_id = ${leagueId} and memberships.status = 'ACTIVE'`.execute(db)
}

/** Who comes into the table of a finished season by a game of it. */
export const keepPlayers = (db: Db, rows: readonly { seasonId: number; playerId: number }[]) =>
  sql`
    insert into season_players (season_id, player_id, category_id)
    select late."seasonId", late."playerId", memberships.category_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as late ("seasonId" int, "playerId" int)
    join seasons on seasons.id = late."seasonId"
    left join memberships on memberships.user_id = late."playerId" and memberships.league_id = seasons.league_id
    order by 1, 2
    on conflict do nothing`.execute(db)

/**
 * The ratings of a finished season's table are those after its last completed game. Where games were only added, those of whom
 * something has moved since are read; where one counts otherwise, all.
 */
export async function closeRatings(
  db: Db,
  leagueId: number,
  changes: readonly CountedChange[],
  late: readonly { seasonId: number; playerId: number }[],
) {
  for (const seasonId of new Set(late.map((row) => row.seasonId))) {
    const own = changes.filter((change) => (change.after ?? change.before)?.seasonId === seasonId)
    const isOnlyMore = own.every(({ before }) => before === null)
    const until = isOnlyMore
      ? Math.max(...own.map(({ after }) => after?.sequence ?? 0))
      : await lastSequence(db, seasonId)
    const isAsked = isOnlyMore
      ? sql`(season_players.player_id = any(${late.map((row) => row.playerId)}::int[]) or season_players.player_id in (
          select user_id from rating_changes, seasons
          where seasons.id = ${seasonId} and rating_changes.league_id = ${leagueId}
            and rating_changes.sequence > seasons.closing_sequence and rating_changes.sequence <= ${until}))`
      : sql`true`
    await sql`
      update season_players set rating = (
        select after from rating_changes
        where user_id = season_players.player_id and league_id = ${leagueId} and sequence <= ${until}
        order by sequence desc limit 1)
      where season_id = ${seasonId} and ${isAsked}`.execute(db)
    await sql`update seasons set closing_sequence = ${until} where id = ${seasonId}`.execute(db)
    await sql`
      update standings set rating = season_players.rating
      from season_players
      where standings.season_id = ${seasonId} and season_players.season_id = standings.season_id
        and season_players.player_id = standings.player_id and standings.rating is distinct from season_players.rating`.execute(
      db,
    )
  }
}

/** Of the last completed game of a season or of those before it. */
async function lastSequence(db: Db, seasonId: number): Promise<number> {
  const { rows } = await sql<{ sequence: number | null }>`
    select (
      select completed_sequence from games
      where games.league_id = seasons.league_id and games.season_id <= seasons.id and games.status = 'COMPLETED'
      order by completed_sequence desc limit 1) as sequence
    from seasons where id = ${seasonId}`.execute(db)
  return rows[0]?.sequence ?? 0
}
