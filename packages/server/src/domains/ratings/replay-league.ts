import type { Standing } from '@matchbol/core/ratings/chance'
import { replayRatings } from '@matchbol/core/ratings/replay'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { lockLeague } from '../leagues/lock-league.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'
import { keepSteps, type RatedGameFacts } from './rating-changes.ts'

export type SequencedGame = RatedGameFacts & { sequence: number }

/**
 * Plays the league's rated games again from a place in its order on, inside the caller's transaction: after a correction,
 * or from 1 to prove that what is stored is what the games say.
 * @param readGames reads the rated games from that place on, in order; asked when nothing can be completed any more
 */
export async function replayLeague(
  db: Db,
  leagueId: number,
  fromSequence: number,
  readGames: () => Promise<readonly SequencedGame[]>,
  now: Date,
) {
  await lockLeague(db, leagueId)
  const games = await readGames()
  const startPoints = await readStartPoints(db, leagueId)
  const before = await standingsBefore(db, leagueId, fromSequence)
  const newcomers = new Map<number, number>()
  const { steps } = replayRatings(
    games,
    (userId, game: SequencedGame) => {
      const points =
        startPoints.get(userId) ?? (userId === game.winnerId ? game.startPoints.winner : game.startPoints.loser)
      if (!startPoints.has(userId)) newcomers.set(userId, points)
      return points
    },
    before,
  )
  await db
    .deleteFrom('rating_changes')
    .where('league_id', '=', leagueId)
    .where('sequence', '>=', fromSequence)
    .execute()
  for (const [userId, points] of newcomers)
    await db
      .insertInto('ratings')
      .values({ user_id: userId, league_id: leagueId, points, start_points: points, last_rated_at: null })
      .execute()
  await keepSteps(db, steps)
  await summarize(db, leagueId)
  await keepRatedPlayers(db, leagueId, null, now)
  await emit(db, { type: 'rating.moved', leagueId, playerIds: null }, now)
}

async function readStartPoints(db: Db, leagueId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'start_points'])
    .where('league_id', '=', leagueId)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.start_points]))
}

async function standingsBefore(db: Db, leagueId: number, sequence: number): Promise<Map<number, Standing>> {
  const rows = await db
    .selectFrom('rating_changes')
    .distinctOn('user_id')
    .select(['user_id', 'after', 'rated_games'])
    .where('league_id', '=', leagueId)
    .where('sequence', '<', sequence)
    .orderBy('user_id')
    .orderBy('sequence', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.user_id, { points: row.after, games: row.rated_games + 1 }]))
}

/** Each rating is where its last change left it; a player without any is back at the start. */
const summarize = (db: Db, leagueId: number) =>
  sql`
    update ratings set
      points = coalesce(summary.points, ratings.start_points),
      rated_games = coalesce(summary.rated_games, 0),
      won = coalesce(summary.won, 0),
      last_five = coalesce(summary.last_five, ''),
      last_rated_at = summary.last_rated_at
    from ratings as own
    left join (
      select change.user_id,
        (array_agg(change.after order by change.sequence desc))[1] as points,
        count(*) as rated_games,
        count(*) filter (where games.winner_id = change.user_id) as won,
        right(string_agg(case when games.winner_id = change.user_id then 'W' else 'L' end, '' order by change.sequence), 5) as last_five,
        max(change.at) as last_rated_at
      from rating_changes change join games on games.id = change.game_id
      where change.league_id = ${leagueId}
      group by change.user_id
    ) summary on summary.user_id = own.user_id
    where own.league_id = ${leagueId} and ratings.league_id = own.league_id and ratings.user_id = own.user_id`.execute(
    db,
  )
