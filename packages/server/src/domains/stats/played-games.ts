import type { PlayedGame } from '@matchbol/core/stats/played-game'
import type { RatedPoint } from '@matchbol/core/stats/rating-line'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** Every completed game of a player with the opponent and what it did to both ratings, oldest first. */
export const readPlayedGames = (db: Db, userId: number) =>
  db
    .selectFrom('games')
    .innerJoin('leagues', 'leagues.id', 'games.league_id')
    .innerJoin('users', (join) =>
      join.on(
        'users.id',
        '=',
        sql<number>`case when games.inviter_id = ${userId} then games.invitee_id else games.inviter_id end`,
      ),
    )
    .leftJoin('rating_changes as mine', (join) =>
      join.onRef('mine.game_id', '=', 'games.id').on('mine.user_id', '=', userId),
    )
    .leftJoin('rating_changes as theirs', (join) =>
      join.onRef('theirs.game_id', '=', 'games.id').onRef('theirs.user_id', '=', 'users.id'),
    )
    .select(['games.id as game_id', 'games.completed_at', 'games.winner_id', 'games.inviter_id', 'games.format'])
    .select(['games.score_details', 'games.league_id', 'leagues.name as league_name'])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .select(['mine.sequence', 'mine.before', 'mine.after', 'mine.change', 'mine.rated_games'])
    .select('theirs.before as opponent_rating')
    .where('games.status', '=', 'COMPLETED')
    .where((eb) => eb.or([eb('games.inviter_id', '=', userId), eb('games.invitee_id', '=', userId)]))
    .orderBy('games.completed_at')
    .orderBy('games.completed_sequence')
    .execute()

type Row = Awaited<ReturnType<typeof readPlayedGames>>[number]

export const playedGameOf = (row: Row, userId: number): PlayedGame => ({
  id: row.game_id,
  at: timeOf(row),
  hasWon: row.winner_id === null ? null : row.winner_id === userId,
  side: row.inviter_id === userId ? 'a' : 'b',
  format: row.format,
  details: row.score_details,
  opponentId: row.id,
  opponentRating: row.opponent_rating,
})

export const ratedPointsOf = (rows: readonly Row[]): RatedPoint[] =>
  rows.flatMap((row) => {
    const { sequence, before, after, change, rated_games: ratedGames } = row
    if (sequence === null || before === null || after === null || change === null || ratedGames === null) return []
    const league = { id: row.league_id, name: row.league_name }
    return [{ league, gameId: row.game_id, at: timeOf(row), sequence, before, after, change, ratedGames }]
  })

/** A completed game has its time: the database holds it to that. */
function timeOf({ completed_at, game_id }: Row): Date {
  if (!completed_at) throw new Error(`Game ${game_id} was completed at no time`)
  return completed_at
}
