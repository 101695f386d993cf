import { Refusal } from '@matchbol/core/shared/refusal'
import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { playerStats } from '@matchbol/core/stats/player-stats'
import { highestRating, ratingLines } from '@matchbol/core/stats/rating-line'
import type { Db } from '../../platform/db/client.ts'
import { gameOf, selectGames } from '../games/game-row.ts'
import { playerRefOf } from '../users/account-row.ts'
import { playedGameOf, ratedPointsOf, readPlayedGames } from './played-games.ts'

/** All that the charts of a player's page draw. @throws Refusal NOT_FOUND */
export async function readPlayerStatistics(db: Db, userId: number, now: Date): Promise<PlayerStatistics> {
  const rows = await readPlayedGames(db, userId)
  if (rows.length === 0) await checkExists(db, userId)
  const { bestWin, rivals, records, ...stats } = playerStats(
    rows.map((row) => playedGameOf(row, userId)),
    now,
  )
  const opponents = new Map(rows.map((row) => [row.id, playerRefOf(row)]))
  const rated = ratedPointsOf(rows)
  const highest = highestRating(rated)
  return {
    ...stats,
    bestWin: bestWin && (await readBestWin(db, bestWin)),
    rivals: rivals.flatMap(({ opponentId, lastAt, ...record }) => {
      const player = opponents.get(opponentId)
      return player ? [{ player, ...record, lastAt: lastAt.toISOString() }] : []
    }),
    ratingLine: ratingLines(rated).map(({ league, startPoints, points }) => ({
      league,
      startPoints,
      points: points.map(({ at, after, change, gameId }) => ({ at: at.toISOString(), points: after, change, gameId })),
    })),
    records: {
      ...records,
      highestRating: highest && { points: highest.after, at: highest.at.toISOString(), league: highest.league },
    },
  }
}

async function checkExists(db: Db, userId: number) {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new Refusal('NOT_FOUND')
}

async function readBestWin(db: Db, { gameId, opponentRating }: { gameId: number; opponentRating: number }) {
  const row = await selectGames(db).where('games.id', '=', gameId).executeTakeFirstOrThrow()
  return { game: gameOf(row, null), opponentRating }
}
