import type { Contender, Pairing } from '@matchbol/core/games/invitation-rules'
import { openStatuses } from '@matchbol/core/games/rules'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { readGame } from '../game-row.ts'
import { ofPair, readPlayedAt } from '../reads/read-meetings.ts'

/** The league's running season and rules, and the two as its members: everything `checkPairing` asks. */
export interface LockedPairing extends Pairing {
  season: { id: number; rules: LeagueRules }
}

/**
 * Reads a pairing with both people and then both memberships locked in id order: nobody is blocked meanwhile, and open games are
 * counted and added by one at a time.
 * @throws Refusal NOT_FOUND when there is no such league
 */
export async function lockPairing(db: Db, leagueId: number, myId: number, opponentId: number): Promise<LockedPairing> {
  await lockPeople(db, [myId, opponentId])
  const league = await db
    .selectFrom('leagues')
    .innerJoin('seasons', (join) =>
      join.onRef('seasons.league_id', '=', 'leagues.id').on('seasons.status', '=', 'ACTIVE'),
    )
    .select(['leagues.is_active', 'seasons.id as season_id', 'seasons.rules'])
    .where('leagues.id', '=', leagueId)
    .forKeyShare('leagues')
    .executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.user_id as id', 'memberships.category_id as categoryId', 'users.paused_until as pausedUntil'])
    .where('memberships.league_id', '=', leagueId)
    .where('memberships.user_id', 'in', [myId, opponentId])
    .where('memberships.status', '=', 'ACTIVE')
    .where('users.status', '=', 'ACTIVE')
    .orderBy('memberships.user_id')
    .forUpdate('memberships')
    .execute()
  const counts = await countOpenGames(db, leagueId, [myId, opponentId])
  const contender = (id: number): Contender | null => {
    const member = members.find((row) => row.id === id)
    return member ? { ...member, openGames: counts.get(id) ?? 0 } : null
  }
  const openGame = await readOpenGameId(db, leagueId, myId, opponentId)
  return {
    me: contender(myId),
    opponent: contender(opponentId),
    isLeagueActive: league.is_active,
    hasOpenGame: openGame !== undefined,
    playedAt: await readPlayedAt(db, leagueId, myId, opponentId),
    rules: league.rules,
    season: { id: league.season_id, rules: league.rules },
  }
}

/** Against blocking and deletion, which take the same rows for themselves; two pairs do not keep each other waiting. */
const lockPeople = (db: Db, ids: number[]) =>
  db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()

async function countOpenGames(db: Db, leagueId: number, userIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; open: number }>`
    select player.id, count(*) as open
    from unnest(${userIds}::int[]) as player (id)
    join games on games.league_id = ${leagueId}
      and (games.inviter_id = player.id or games.invitee_id = player.id)
      and games.status = any(${[...openStatuses]}::text[])
    group by player.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.open]))
}

/** The game that these two have open in the league, if there is one. */
const readOpenGameId = (db: Db, leagueId: number, aId: number, bId: number) =>
  db
    .selectFrom('games')
    .select('id')
    .where('league_id', '=', leagueId)
    .where('status', 'in', [...openStatuses])
    .where(ofPair(aId, bId))
    .executeTakeFirst()

interface Pair {
  leagueId: number
  opponentId: number
}

/** Where a game of the two is open already, the refusal carries it: both play in it, and one of them may not know of it yet. */
export async function nameOpenGame<Made>(
  db: Db,
  me: { id: number; isAdmin: boolean },
  { leagueId, opponentId }: Pair,
  begin: () => Promise<Made>,
): Promise<Made> {
  try {
    return await begin()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'OPEN_GAME_EXISTS') throw error
    const open = await readOpenGameId(db, leagueId, me.id, opponentId)
    throw new Refusal('OPEN_GAME_EXISTS', {}, open && (await readGame(db, open.id, me)))
  }
}
