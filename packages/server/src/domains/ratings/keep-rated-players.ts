import { recentSince } from '@matchbol/core/ratings/recent-days'
import type { Db } from '../../platform/db/client.ts'
import { lockLeague } from '../leagues/lock-league.ts'
import { changedPlayers, writeRatedPlayers } from './write-rated-players.ts'

/**
 * Lets the player rating of a league follow whatever has just changed in its ratings or in the categories of its members. The
 * league is locked by the caller.
 * @param userIds of whom something may have changed; null: of anybody
 */
export async function keepRatedPlayers(db: Db, leagueId: number, userIds: readonly number[] | null, now: Date) {
  await writeRatedPlayers(db, leagueId, await changedPlayers(db, leagueId, userIds, recentSince(now)))
}

/** The same when people have become members of a league or have another category there. */
export async function followMembers(db: Db, leagueId: number, userIds: readonly number[], now: Date) {
  await lockLeague(db, leagueId)
  await keepRatedPlayers(db, leagueId, userIds, now)
}
