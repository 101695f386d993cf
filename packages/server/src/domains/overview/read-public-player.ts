import type { PublicPlayer } from '@matchbol/core/overview/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { listGames } from '../games/reads/list-games.ts'
import { listMemberships } from '../leagues/memberships.ts'
import { readRatings } from '../ratings/read-ratings.ts'
import { readUser } from '../users/read-user.ts'

const RECENT_GAMES = 10

/** The public page of a player: who they are (as far as the reader may see), leagues, ratings, record, latest games. @throws Refusal NOT_FOUND */
export async function readPublicPlayer(db: Db, userId: number, me: Caller | null): Promise<PublicPlayer> {
  const player = await readUser(db, userId, me)
  const memberships = await listMemberships(db, userId)
  const recent = await listGames(db, { playerId: userId, page: 1, limit: RECENT_GAMES }, null)
  return {
    player,
    leagues: memberships.filter(({ isActive }) => isActive),
    ratings: await readRatings(db, userId),
    totals: await readTotals(db, userId),
    recentGames: recent.data,
  }
}

/** How many completed games a player has, in all leagues. A double default is neither won nor lost. */
async function readTotals(db: Db, userId: number): Promise<{ played: number; won: number; lost: number }> {
  const row = await db
    .selectFrom('games')
    .select((eb) => [
      eb.fn.countAll<number>().as('played'),
      eb.fn.countAll<number>().filterWhere('winner_id', '=', userId).as('won'),
      eb.fn.countAll<number>().filterWhere('winner_id', '!=', userId).as('lost'),
    ])
    .where('status', '=', 'COMPLETED')
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .executeTakeFirstOrThrow()
  return row
}
