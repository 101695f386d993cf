import type { Game } from '@matchbol/core/games/game-shapes'
import { PROVISIONAL_GAMES } from '@matchbol/core/ratings/rating'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { statisticsMonths } from '@matchbol/core/stats/game-shares'
import { drawnGames } from '@matchbol/core/stats/rating-line'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { playerRefOf } from '../users/account-row.ts'
import type { PlayerRecordsTable } from './tables.ts'
import { firstMonth } from './totals/shares-columns.ts'

const RIVALS = 5

/** All that the charts of a player's page draw, in three statements. @throws Refusal NOT_FOUND */
export async function readPlayerStatistics(db: Db, userId: number, now: Date): Promise<PlayerStatistics> {
  const kept = await selectKept(db, userId, now).executeTakeFirst()
  if (!kept) throw new Refusal('NOT_FOUND')
  const games = kept.bestWin ? await selectGames(db).where('games.id', '=', kept.bestWin.gameId).execute() : []
  return statisticsOf(kept, await gamesOf(db, games, null), await readRatingLine(db, userId, kept.ratings), now)
}

/** Whatever is found by one key, in one row; none for nobody. */
export const selectKept = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select((eb) => [
      jsonObjectFrom(eb.selectFrom('player_records').selectAll().where('user_id', '=', userId)).as('record'),
      jsonArrayFrom(
        eb
          .selectFrom('player_months')
          .select(['month', 'won', 'lost'])
          .where('user_id', '=', userId)
          .where('month', '>=', firstMonth(now)),
      ).as('months'),
      jsonArrayFrom(
        eb
          .selectFrom('ratings')
          .innerJoin('leagues', 'leagues.id', 'ratings.league_id')
          .select(['leagues.id', 'leagues.name', 'ratings.rated_games as ratedGames'])
          .where('ratings.user_id', '=', userId)
          .where('ratings.rated_games', '>', sql.lit(0))
          .orderBy('ratings.rated_games', 'desc')
          .orderBy('leagues.id'),
      ).as('ratings'),
      jsonObjectFrom(highestRating(db, userId)).as('highest'),
      jsonObjectFrom(bestWin(db, userId)).as('bestWin'),
      jsonArrayFrom(rivals(db, userId)).as('rivals'),
    ])

export type Kept = NonNullable<Awaited<ReturnType<ReturnType<typeof selectKept>['executeTakeFirst']>>>

/** @param games with the best win among them */
export function statisticsOf(
  { record, bestWin, highest, rivals, ...kept }: Kept,
  games: readonly Game[],
  ratingLine: PlayerStatistics['ratingLine'],
  now: Date,
): PlayerStatistics {
  const months = new Map(kept.months.map(({ month, won, lost }) => [month, { won, lost }]))
  const best = bestWin && games.find(({ id }) => id === bestWin.gameId)
  return {
    months: statisticsMonths(now).map((month) => ({ month, ...(months.get(month) ?? { won: 0, lost: 0 }) })),
    form: record?.form ?? '',
    streak: streakOf(record?.streak ?? 0),
    bestWin: best ? { game: best, opponentRating: bestWin.opponentRating } : null,
    rivals: rivals.map(({ played, won, lastAt, ...person }) => ({
      ...{ player: playerRefOf(person), played, won, lost: played - won },
      lastAt: new Date(lastAt).toISOString(),
    })),
    ratingLine,
    records: {
      ...recordsOf(record),
      highestRating: highest && {
        points: highest.points,
        at: new Date(highest.at).toISOString(),
        league: { id: highest.id, name: highest.name },
      },
    },
  }
}

/** The best rating ever reached once it was no longer provisional; of equals the first. */
const highestRating = (db: Db, userId: number) =>
  db
    .selectFrom('rating_changes as change')
    .innerJoin('leagues', 'leagues.id', 'change.league_id')
    .select(['change.after as points', 'change.at', 'leagues.id', 'leagues.name'])
    .where('change.user_id', '=', userId)
    .where('change.rated_games', '>=', sql.lit(PROVISIONAL_GAMES - 1)) // before the game; written out for the index
    .orderBy('change.after', 'desc')
    .orderBy('change.at')
    .orderBy('change.game_id')
    .limit(sql.lit(1))

/** The rated win over the strongest opponent, told by what it moved of theirs; of equals the newest. */
const bestWin = (db: Db, userId: number) =>
  db
    .selectFrom('rating_changes as beaten')
    .innerJoin('games', 'games.id', 'beaten.game_id')
    .select(['beaten.game_id as gameId', 'beaten.before as opponentRating'])
    .where('beaten.opponent_id', '=', userId)
    .where('beaten.change', '<=', sql.lit(0))
    .where('games.winner_id', '=', userId) // a loss may round to nothing, and so may a win
    .orderBy('beaten.before', 'desc')
    .orderBy('beaten.at', 'desc')
    .orderBy('beaten.game_id', 'desc')
    .limit(sql.lit(1))

/** Those met most often; of equals the ones met last. A double default is no meeting. */
function rivals(db: Db, userId: number) {
  const metAs = (me: 'a' | 'b', other: 'a' | 'b') =>
    db
      .selectFrom('pairs')
      .where(me, '=', userId)
      .select([`${other} as opponent_id`, `won_by_${me} as won`, `won_by_${other} as lost`, 'last_at'])
  return db
    .selectFrom(metAs('a', 'b').unionAll(metAs('b', 'a')).as('met'))
    .innerJoin('users', 'users.id', 'met.opponent_id')
    .select((eb) => [
      eb.fn.sum<number>(eb('won', '+', eb.ref('lost'))).as('played'),
      eb.fn.sum<number>('won').as('won'),
      eb.fn.max('last_at').as('lastAt'),
    ])
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .groupBy('users.id')
    .having((eb) => eb(eb.fn.sum(eb('won', '+', eb.ref('lost'))), '>', sql.lit(0)))
    .orderBy('played', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(sql.lit(RIVALS))
}

type RecordColumns = Pick<
  Selectable<PlayerRecordsTable>,
  'longest_winning_streak' | `${'deciding_sets' | 'tiebreaks'}_${'played' | 'won'}`
>

const recordsOf = (record: RecordColumns | null) => ({
  longestWinningStreak: record?.longest_winning_streak ?? 0,
  decidingSets: { played: record?.deciding_sets_played ?? 0, won: record?.deciding_sets_won ?? 0 },
  tiebreaks: { played: record?.tiebreaks_played ?? 0, won: record?.tiebreaks_won ?? 0 },
})

const streakOf = (streak: number): PlayerStatistics['streak'] =>
  streak === 0 ? null : { kind: streak > 0 ? 'W' : 'L', length: Math.abs(streak) }

interface RatedIn {
  id: number
  name: string
  ratedGames: number
}

/** A line for each league, the one played most first, by at most `LINE_POINTS` of its games. */
export async function readRatingLine(db: Db, userId: number, leagues: readonly RatedIn[]) {
  if (leagues.length === 0) return []
  const drawn = leagues.flatMap(({ id, ratedGames }) => drawnGames(ratedGames).map((nth) => ({ league_id: id, nth })))
  const rows = await db
    .selectFrom('rating_changes as change')
    .innerJoin(
      sql<{ league_id: number; nth: number }>`json_to_recordset(${JSON.stringify(drawn)}::json)`.as<'drawn'>(
        sql`drawn (league_id int, nth int)`,
      ),
      (join) => join.onRef('drawn.league_id', '=', 'change.league_id').onRef('drawn.nth', '=', 'change.rated_games'),
    )
    .innerJoin('games', 'games.id', 'change.game_id')
    .innerJoin('users as opponent', 'opponent.id', 'change.opponent_id')
    .select(['change.league_id', 'change.game_id', 'change.at', 'change.before', 'change.after', 'change.change'])
    .select(['games.winner_id', 'games.score', 'opponent.first_name', 'opponent.last_name'])
    .where('change.user_id', '=', userId)
    .orderBy('change.league_id')
    .orderBy('change.rated_games')
    .execute()
  return leagues.map(({ id, name }) => {
    const points = rows.filter(({ league_id }) => league_id === id)
    return {
      league: { id, name },
      startPoints: points[0]?.before ?? 0,
      points: points.map(({ at, after, change, game_id, winner_id, score, first_name, last_name }) => ({
        at: at.toISOString(),
        points: after,
        change,
        gameId: game_id,
        opponent: { firstName: first_name, lastName: last_name },
        isWon: winner_id === userId,
        score,
      })),
    }
  })
}
