import { rateGame } from '@matchbol/core/ratings/rating'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { countCompletedGame } from '../leagues/count-games.ts'
import { lockLeague } from '../leagues/lock-league.ts'
import { keepRatedPlayers } from './keep-rated-players.ts'
import { keepSteps, type RatedGameFacts } from './rating-changes.ts'

/**
 * Moves both ratings for a game that has just been completed and gives the game its place in the league's order.
 * Both rows are locked in id order before the place is drawn, so games end up in the order in which they moved ratings.
 * @returns the place, and the changes that explain themselves
 */
export async function moveRatings(db: Db, game: RatedGameFacts, now: Date) {
  await lockLeague(db, game.leagueId)
  await db
    .insertInto('ratings')
    .values(startRows(game))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'points', 'rated_games'])
    .where('league_id', '=', game.leagueId)
    .where('user_id', 'in', [game.winnerId, game.loserId])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const standing = (userId: number) => {
    const row = rows.find(({ user_id }) => user_id === userId)
    if (!row) throw new Error(`No rating of user ${userId} in league ${game.leagueId}`)
    return { points: row.points, games: row.rated_games }
  }
  const sequence = await countCompletedGame(db, game.leagueId)
  const steps = rateGame({ ...game, winner: standing(game.winnerId), loser: standing(game.loserId) })
  await keepSteps(db, [{ game: { ...game, sequence }, ...steps }])
  const playerIds: [number, number] = [game.winnerId, game.loserId]
  await advance(db, game, game.winnerId, steps.winner.after, true)
  await advance(db, game, game.loserId, steps.loser.after, false)
  await keepRatedPlayers(db, game.leagueId, playerIds, now)
  await emit(db, { type: 'rating.moved', leagueId: game.leagueId, playerIds }, now)
  return { sequence, steps }
}

/** In id order, so that two games of the same newcomers cannot wait for each other. */
const startRows = ({ leagueId, winnerId, loserId, startPoints }: RatedGameFacts) =>
  [winnerId, loserId]
    .toSorted((a, b) => a - b)
    .map((userId) => {
      const points = userId === winnerId ? startPoints.winner : startPoints.loser
      return { user_id: userId, league_id: leagueId, points, start_points: points, last_rated_at: null }
    })

const advance = (db: Db, { leagueId, completedAt }: RatedGameFacts, userId: number, points: number, won: boolean) =>
  db
    .updateTable('ratings')
    .set((eb) => ({
      points,
      rated_games: eb('rated_games', '+', 1),
      won: eb('won', '+', won ? 1 : 0),
      last_five: sql<string>`right(last_five || ${won ? 'W' : 'L'}, 5)`,
      last_rated_at: sql<Date>`greatest(last_rated_at, ${completedAt}::timestamptz)`,
    }))
    .where('league_id', '=', leagueId)
    .where('user_id', '=', userId)
    .execute()
