import { type ReplayedGame, replayRatings } from '@matchbol/core/ratings/replay'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { readStartPoints } from '../leagues/read-start-points.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'
import { changeRowsOf, type SequencedGame, startPointsOf } from './rating-changes.ts'

/**
 * Moves the ratings of a league for games that have just been completed, one after another. The caller has drawn their places in the
 * league's order, which locks the league: ratings move in the order of those places.
 * @returns the changes that explain themselves, game by game
 */
export async function moveRatings(
  db: Db,
  leagueId: number,
  games: readonly SequencedGame[],
  now: Date,
): Promise<ReplayedGame<SequencedGame>[]> {
  const userIds = [...new Set(games.flatMap(({ winnerId, loserId }) => [winnerId, loserId]))]
  const known = await readStandings(db, leagueId, userIds)
  const starts = userIds.every((id) => known.has(id)) ? new Map() : await readStartPoints(db, leagueId)
  const { steps } = replayRatings(games, (userId, game) => startPointsOf(userId, game, starts), known)
  await write(db, steps)
  await keepRatedPlayers(db, leagueId, userIds, now)
  await emit(db, { type: 'rating.moved', leagueId, playerIds: userIds }, now)
  return steps
}

async function readStandings(db: Db, leagueId: number, userIds: readonly number[]) {
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'points', 'rated_games'])
    .where('league_id', '=', leagueId)
    .where('user_id', '=', sql<number>`any(${userIds}::int[])`)
    .execute()
  return new Map(rows.map(({ user_id, points, rated_games }) => [user_id, { points, games: rated_games }]))
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

/** Changes and ratings in one statement. */
const write = (db: Db, steps: readonly ReplayedGame<SequencedGame>[]) =>
  sql`
    with kept_changes as (
      insert into rating_changes
      select * from json_populate_recordset(null::rating_changes, ${JSON.stringify(changeRowsOf(steps))}::json)
    )
    insert into ratings (league_id, user_id, start_points, points, rated_games, won, last_five, last_rated_at)
    select league_id, user_id, start_points, points, rated_games, won, last_five, last_rated_at
    from json_populate_recordset(null::ratings, ${JSON.stringify(advancesOf(steps))}::json)
    on conflict (league_id, user_id) do update set
      points = excluded.points,
      rated_games = ratings.rated_games + excluded.rated_games,
      won = ratings.won + excluded.won,
      last_five = right(ratings.last_five || excluded.last_five, 5),
      last_rated_at = greatest(ratings.last_rated_at, excluded.last_rated_at)`.execute(db)
