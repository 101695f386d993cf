import type { PublicPlayer } from '@matchbol/core/overview/contract'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { versionOf } from '../../platform/version-of.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { membershipsOf, userLeaguesOf } from '../leagues/memberships.ts'
import { ratingOf, selectRatings } from '../ratings/read-ratings.ts'
import { type Kept, readRatingLine, selectKept, statisticsOf } from '../stats/read-player-statistics.ts'
import { userAsSeenBy } from '../users/read-user.ts'

const RECENT_GAMES = 10

interface Asked {
  userId: number
  /** With what the charts of the page draw. */
  statistics: boolean
}

/**
 * The public page of a player: who they are (as far as the reader may see), leagues, ratings, record, latest games. Two statements, three with
 * the statistics, and one more for whoever is signed in.
 * @throws Refusal NOT_FOUND
 */
export async function readPublicPlayer(
  db: Db,
  { userId, statistics }: Asked,
  me: Caller | null,
  now: Date,
): Promise<PublicPlayer> {
  const row = await selectPlayer(db, userId, now, statistics).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { memberships, ratings, totals, recent, kept, ...user } = row
  const recentIds = recent.map(({ id }) => id)
  const games = await readGames(db, [...recentIds, ...(kept?.bestWin ? [kept.bestWin.gameId] : [])])
  const shown = { ratings: ratings.map(ratingOf), totals: totals ?? { played: 0, won: 0, lost: 0 } }
  const isFound = user.status === 'ACTIVE' && !user.hide_from_search
  return {
    player: await userAsSeenBy(db, user, me),
    leagues: (await userLeaguesOf(db, memberships)).filter(({ isActive }) => isActive),
    ...shown,
    pictureVersion: isFound ? versionOf([user.first_name, user.last_name, user.city, shown]) : null,
    recentGames: recentIds.flatMap((id) => games.find((game) => game.id === id) ?? []),
    ...(kept && { statistics: statisticsOf(kept, games, await readRatingLine(db, userId, kept.ratings), now) }),
  }
}

/** All that is found by the one key. */
const selectPlayer = (db: Db, userId: number, now: Date, statistics: boolean) =>
  db
    .selectFrom('users')
    .selectAll('users')
    .where('users.id', '=', userId)
    .select((eb) => [
      membershipsOf(userId).as('memberships'),
      jsonArrayFrom(selectRatings(db, userId)).as('ratings'),
      jsonObjectFrom(
        eb.selectFrom('player_records').select(['played', 'won', 'lost']).where('user_id', '=', userId),
      ).as('totals'),
      jsonArrayFrom(recentGames(db, userId)).as('recent'),
    ])
    .$if(statistics, (query) =>
      query.select(
        jsonObjectFrom(selectKept(db, userId, now))
          .$castTo<Kept>()
          .as('kept'),
      ),
    )

/** The newest of those that they invited to and of those that they were invited to. */
function recentGames(db: Db, userId: number) {
  const asSide = (side: 'inviter_id' | 'invitee_id') =>
    db
      .selectFrom(
        db
          .selectFrom('games')
          .select(['id', 'completed_at'])
          .where(side, '=', userId)
          .where('status', '=', sql.lit('COMPLETED'))
          .orderBy('completed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(sql.lit(RECENT_GAMES))
          .as('of_side'),
      )
      .select(['id', 'completed_at'])
  return db
    .selectFrom(asSide('inviter_id').unionAll(asSide('invitee_id')).as('played'))
    .select('id')
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(RECENT_GAMES))
}

async function readGames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectGames(db).where('games.id', 'in', ids).execute()
  return gamesOf(db, rows, null)
}
