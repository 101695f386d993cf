import { recentSince } from '@matchbol/core/ratings/recent-days'
import { type ReplayedGame, replayRatings } from '@matchbol/core/ratings/replay'
import { weekStart } from '@matchbol/core/shared/kyiv-time'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { sentRows } from '../../platform/db/sent-rows.ts'
import { emit } from '../../platform/events/emit.ts'
import { markRated } from '../leagues/rated-members.ts'
import { readStartPoints } from '../leagues/read-start-points.ts'
import { keepMonday } from './monday.ts'
import { changeRowsOf, type SequencedGame, startPointsOf } from './rating-changes.ts'
import { type ChangedPlayer, type WasListed, wasListed, writeListed } from './write-rated-players.ts'

/**
 * Moves the ratings of a league for games that have just been completed, one after another, and with them the player rating. The caller
 * has drawn their places in the league's order, which locks the league: ratings move in the order of those places.
 * @returns the changes that explain themselves, game by game
 */
export async function moveRatings(
  db: Db,
  leagueId: number,
  games: readonly SequencedGame[],
  now: Date,
): Promise<ReplayedGame<SequencedGame>[]> {
  const userIds = [...new Set(games.flatMap(({ winnerId, loserId }) => [winnerId, loserId]))]
  const players = await readPlayers(db, leagueId, userIds, now)
  const known = new Map(players.flatMap(({ user_id, rated }) => (rated ? [[user_id, rated] as const] : [])))
  const starts = known.size === userIds.length ? new Map() : await readStartPoints(db, leagueId)
  const { steps } = replayRatings(games, (userId, game) => startPointsOf(userId, game, starts), known)
  await write(db, leagueId, steps, players, now)
  const newcomers = players.filter(({ rated }) => !rated).map(({ user_id }) => user_id)
  if (newcomers.length > 0) await markRated(db, leagueId, newcomers)
  await emit(db, { type: 'rating.moved', leagueId, playerIds: userIds }, now)
  return steps
}

/** A player before the games. */
interface Player extends WasListed {
  user_id: number
  category_id: number | null
  /** Null for who has no rating yet. */
  rated: { points: number; games: number } | null
  last_rated_at: Date | null
  is_of_this_week: boolean
}

/**
 * With what their places in the player rating are moved from; where this is the first rated game of a week, its Monday is kept. The league
 * is sent with each, so that each is looked up by the key: one that has just been founded PostgreSQL takes for empty, and would compare
 * all its players with all.
 */
async function readPlayers(
  db: Db,
  leagueId: number,
  userIds: readonly number[],
  now: Date,
): Promise<readonly Player[]> {
  const asked = userIds.map((user_id) => ({ league_id: leagueId, user_id }))
  const { rows } = await sql<Player>`
    select of_player.user_id, memberships.category_id, ratings.last_rated_at, ${wasListed},
      case when ratings.user_id is not null
        then json_build_object('points', ratings.points, 'games', ratings.rated_games) end as rated,
      coalesce(week_start >= ${weekStart(now)}::timestamptz, false) as is_of_this_week
    from ${sentRows(asked, sql`league_id int, user_id int`)} as of_player
    left join ratings using (league_id, user_id)
    left join memberships using (league_id, user_id)
    left join rated_players was using (league_id, user_id)
    left join rating_weeks using (league_id)`.execute(db)
  if (!rows.every((row) => row.is_of_this_week)) await keepMonday(db, leagueId, now)
  return rows
}

/** What some games of one player add to a rating. */
interface Advance {
  user_id: number
  league_id: number
  /** Before the first of them: where a newcomer starts. */
  start_points: number
  points: number
  rated_games: number
  won: number
  last_five: string
  last_rated_at: Date
}

function advancesOf(steps: readonly ReplayedGame<SequencedGame>[]): Advance[] {
  const advances = new Map<number, Advance>()
  for (const { game, winner, loser } of steps)
    for (const [user_id, { before, after }, letter] of [
      [game.winnerId, winner, 'W'],
      [game.loserId, loser, 'L'],
    ] as const) {
      const sofar = advances.get(user_id)
      advances.set(user_id, {
        user_id,
        league_id: game.leagueId,
        start_points: sofar?.start_points ?? before,
        points: after,
        rated_games: (sofar?.rated_games ?? 0) + 1,
        won: (sofar?.won ?? 0) + (letter === 'W' ? 1 : 0),
        last_five: `${sofar?.last_five ?? ''}${letter}`.slice(-5),
        last_rated_at: sofar && sofar.last_rated_at > game.completedAt ? sofar.last_rated_at : game.completedAt,
      })
    }
  return [...advances.values()]
}

/** Changes, ratings and the player rating in one statement. */
function write(
  db: Db,
  leagueId: number,
  steps: readonly ReplayedGame<SequencedGame>[],
  players: readonly Player[],
  now: Date,
) {
  const advances = advancesOf(steps)
  const moved = sql`
    kept_changes as (
      insert into rating_changes
      select * from json_populate_recordset(null::rating_changes, ${JSON.stringify(changeRowsOf(steps))}::json)
    ), advanced as (
      insert into ratings (league_id, user_id, start_points, points, rated_games, won, last_five, last_rated_at)
      select league_id, user_id, start_points, points, rated_games, won, last_five, last_rated_at
      from json_populate_recordset(null::ratings, ${JSON.stringify(advances)}::json)
      on conflict (league_id, user_id) do update set
        points = excluded.points,
        rated_games = ratings.rated_games + excluded.rated_games,
        won = ratings.won + excluded.won,
        last_five = right(ratings.last_five || excluded.last_five, 5),
        last_rated_at = greatest(ratings.last_rated_at, excluded.last_rated_at)
    ),`
  return writeListed(db, leagueId, listedAfter(players, advances, now), moved)
}

/** Where the players stand in the player rating after their games. */
function listedAfter(players: readonly Player[], advances: readonly Advance[], now: Date): ChangedPlayer[] {
  const since = recentSince(now)
  const advanceOf = new Map(advances.map((advance) => [advance.user_id, advance]))
  return players.flatMap((player) => {
    const advance = advanceOf.get(player.user_id)
    if (!advance) return []
    const { last_rated_at: before } = player
    const last_rated_at = before && before > advance.last_rated_at ? before : advance.last_rated_at
    return [{ ...player, points: advance.points, last_rated_at, is_recent: last_rated_at >= since, is_rated: true }]
  })
}
