import type { Standing } from '@matchbol/core/ratings/chance'
import { replayRatings } from '@matchbol/core/ratings/replay'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { lockLeague } from '../leagues/lock-league.ts'
import { markRated } from '../leagues/rated-members.ts'
import { readStartPoints } from '../leagues/read-start-points.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'
import { changeRowsOf, type SequencedGame, startPointsOf } from './rating-changes.ts'

/** Players whose changes are summed up at a time. */
const PLAYERS_AT_ONCE = 1000

/**
 * Plays the league's rated games again from a place in its order on, inside the caller's transaction: after a correction,
 * or from 1 to prove that what is stored is what the games say. It reads those games, and the histories of their players only.
 * @param readGames reads the rated games from that place on, in order and in batches; asked when nothing can be completed any more
 */
export async function replayLeague(
  db: Db,
  leagueId: number,
  fromSequence: number,
  readGames: () => AsyncIterable<readonly SequencedGame[]>,
  now: Date,
) {
  await lockLeague(db, leagueId)
  const touched = await deleteChanges(db, leagueId, fromSequence)
  const categoryStarts = await readStartPoints(db, leagueId)
  const starts = new Map<number, number>()
  const newcomers = new Map<number, number>()
  const standings = new Map<number, Standing>()
  const startOf = (userId: number, game: SequencedGame): number => {
    const points = starts.get(userId) ?? startPointsOf(userId, game, categoryStarts)
    if (!starts.has(userId)) newcomers.set(userId, points)
    return points
  }
  const asked = new Set<number>()
  for await (const games of readGames()) {
    const players = [...new Set(games.flatMap(({ winnerId, loserId }) => [winnerId, loserId]))]
    const unknown = players.filter((id) => !asked.has(id))
    const before = await readBefore(db, leagueId, fromSequence, unknown)
    for (const { user_id, start_points, points, games } of before) {
      starts.set(user_id, start_points)
      if (points !== null) standings.set(user_id, { points, games })
    }
    for (const userId of unknown) asked.add(userId)
    const known = players.flatMap((id) => {
      const standing = standings.get(id)
      return standing ? [[id, standing] as const] : []
    })
    const replayed = replayRatings(games, startOf, new Map(known))
    for (const [userId, standing] of replayed.standings) standings.set(userId, standing)
    await sql`
      insert into rating_changes
      select * from json_populate_recordset(null::rating_changes, ${JSON.stringify(changeRowsOf(replayed.steps))}::json)`.execute(
      db,
    )
  }
  await insertNewcomers(db, leagueId, newcomers)
  if (newcomers.size > 0) await markRated(db, leagueId, [...newcomers.keys()])
  const playerIds = [...new Set([...touched, ...asked])]
  for (let start = 0; start < playerIds.length; start += PLAYERS_AT_ONCE)
    await summarize(db, leagueId, playerIds.slice(start, start + PLAYERS_AT_ONCE))
  await keepRatedPlayers(db, leagueId, playerIds, now)
  await emit(db, { type: 'rating.moved', leagueId, playerIds: null, replayedIds: playerIds }, now)
}

/** @returns whose changes they were; for a replay from the first game, everybody who has a rating */
async function deleteChanges(db: Db, leagueId: number, fromSequence: number): Promise<Set<number>> {
  const { rows } = await sql<{ user_id: number }>`
    with gone as (
      delete from rating_changes where league_id = ${leagueId} and sequence >= ${fromSequence} returning user_id
    )
    select user_id from gone union select user_id from ratings where league_id = ${leagueId} and ${fromSequence}::int = 1`.execute(
    db,
  )
  return new Set(rows.map(({ user_id }) => user_id))
}

interface Before {
  user_id: number
  start_points: number
  /** Null for who had no rated game before. */
  points: number | null
  games: number
}

/** Where those of the players who have a rating stood before that place. Later changes are gone already. */
async function readBefore(db: Db, leagueId: number, fromSequence: number, userIds: readonly number[]) {
  // The latest by sorting what one player has: backwards through the league's order it may be far.
  const { rows } = await sql<Before>`
    select ratings.user_id, ratings.start_points, history.points, history.games
    from ratings
    left join lateral (
      select (array_agg(after order by sequence desc))[1] as points, count(*) as games
      from rating_changes change
      where change.user_id = ratings.user_id and change.league_id = ratings.league_id and sequence < ${fromSequence}
    ) history on true
    where ratings.league_id = ${leagueId} and ratings.user_id = any(${userIds}::int[])`.execute(db)
  return rows
}

const insertNewcomers = (db: Db, leagueId: number, newcomers: ReadonlyMap<number, number>) =>
  sql`
    insert into ratings (league_id, user_id, points, start_points)
    select ${leagueId}, user_id, points, points
    from unnest(${[...newcomers.keys()]}::int[], ${[...newcomers.values()]}::numeric[]) newcomer (user_id, points)`.execute(
    db,
  )

/** Each rating is where its last change left it; a player without any is back at the start. */
const summarize = (db: Db, leagueId: number, userIds: readonly number[]) =>
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
      where change.league_id = ${leagueId} and change.user_id = any(${userIds}::int[])
      group by change.user_id
    ) summary on summary.user_id = own.user_id
    where own.league_id = ${leagueId} and own.user_id = any(${userIds}::int[])
      and ratings.league_id = own.league_id and ratings.user_id = own.user_id`.execute(db)
