import { isRateable } from '@matchbol/core/games/rated-outcome'
import { verdictOf } from '@matchbol/core/games/result-rules'
import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { RatedGame } from '@matchbol/core/ratings/replay'
import { replayRatings } from '@matchbol/core/ratings/replay'
import type { Db } from '../src/platform/db/client.ts'

interface Played extends RatedGame<number> {
  gameId: number
  at: Date
}

/** What a league's completed games say of its ratings, read and played again apart from the code that stores them. */
export async function replayed(db: Db, leagueId: number) {
  const starts = new Map(
    (
      await db.selectFrom('ratings').select(['user_id', 'start_points']).where('league_id', '=', leagueId).execute()
    ).map(({ user_id, start_points }) => [user_id, start_points]),
  )
  const { steps } = replayRatings(await ratedGames(db, leagueId), (id) => starts.get(id) ?? Number.NaN)
  const ratings = new Map(
    [...starts].map(([userId, points]) => [
      userId,
      { userId, points, games: 0, won: 0, form: '', at: null as Date | null },
    ]),
  )
  const changes = steps.flatMap(({ game, winner, loser }) => [
    { game, userId: game.winnerId, won: true, step: winner },
    { game, userId: game.loserId, won: false, step: loser },
  ])
  for (const { game, userId, won, step } of changes) {
    const rating = ratings.get(userId)
    if (!rating) throw new Error(`User ${userId} has played a rated game and has no rating`)
    rating.points = step.after
    rating.games++
    rating.won += won ? 1 : 0
    rating.form = (rating.form + (won ? 'W' : 'L')).slice(-5)
    rating.at = rating.at && rating.at > game.at ? rating.at : game.at
  }
  return {
    ratings: [...ratings.values()].sort((a, b) => a.userId - b.userId),
    changes: changes
      .map(({ game, userId, step }) => ({ gameId: game.gameId, userId, ...step }))
      .sort((a, b) => a.gameId - b.gameId || a.userId - b.userId),
  }
}

/** The same as the tables hold it. */
export async function stored(db: Db, leagueId: number) {
  const ratings = await db
    .selectFrom('ratings')
    .select(['user_id as userId', 'points', 'rated_games as games', 'won', 'last_five as form', 'last_rated_at as at'])
    .where('league_id', '=', leagueId)
    .orderBy('user_id')
    .execute()
  const changes = await db
    .selectFrom('rating_changes')
    .select(['game_id as gameId', 'user_id as userId', 'before', 'after', 'change', 'rated_games as ratedGames'])
    .select(['k', 'f', 'm', 'expected', 'chance'])
    .where('league_id', '=', leagueId)
    .orderBy('game_id')
    .orderBy('user_id')
    .execute()
  return { ratings, changes }
}

async function ratedGames(db: Db, leagueId: number): Promise<Played[]> {
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('status', '=', 'COMPLETED')
    .where('kind', '=', 'RATED')
    .orderBy('completed_sequence')
    .execute()
  return rows.flatMap((row) => {
    if (!row.score_details || row.winner_id === null || !row.completed_at) return []
    const verdict = verdictOf(row.score_details, row.winner_id, {
      format: row.format,
      inviterId: row.inviter_id,
      inviteeId: row.invitee_id,
    })
    if (!isRateable(row.score_details.outcome, verdict)) return []
    const [winner, loserId] =
      row.winner_id === row.inviter_id ? (['a', row.invitee_id] as const) : (['b', row.inviter_id] as const)
    return [
      {
        gameId: row.id,
        at: row.completed_at,
        winnerId: row.winner_id,
        loserId,
        formatWeight: formatWeight(formatOf(row.format)),
        gamesWonByWinner: verdict.gamesWon[winner],
        gamesTotal: verdict.gamesWon.a + verdict.gamesWon.b,
      },
    ]
  })
}
