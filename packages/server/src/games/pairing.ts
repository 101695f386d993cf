import type { Contender, Pairing } from '@matchbol/core/games/invitation-rules'
import { openStatuses } from '@matchbol/core/games/rules'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** The league's running season and rules, and the two as its members: everything `checkPairing` asks. */
export interface LockedPairing extends Pairing {
  season: { id: number; rules: LeagueRules }
}

/**
 * Reads a pairing with both memberships locked in id order, so that open games are counted and added by one at a time.
 * @throws Refusal NOT_FOUND when there is no such league
 */
export async function lockPairing(db: Db, leagueId: number, myId: number, opponentId: number): Promise<LockedPairing> {
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
  const between = await readBetween(db, leagueId, myId, opponentId)
  return {
    me: contender(myId),
    opponent: contender(opponentId),
    isLeagueActive: league.is_active,
    hasOpenGame: between.has_open,
    lastCompletedAt: between.last_completed_at,
    rules: league.rules,
    season: { id: league.season_id, rules: league.rules },
  }
}

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

async function readBetween(db: Db, leagueId: number, myId: number, opponentId: number) {
  const { rows } = await sql<{ has_open: boolean; last_completed_at: Date | null }>`
    select coalesce(bool_or(status = any(${[...openStatuses]}::text[])), false) as has_open,
      max(completed_at) filter (where status = 'COMPLETED') as last_completed_at
    from games
    where league_id = ${leagueId}
      and ((inviter_id = ${myId} and invitee_id = ${opponentId}) or (inviter_id = ${opponentId} and invitee_id = ${myId}))`.execute(
    db,
  )
  return rows[0] ?? { has_open: false, last_completed_at: null }
}
