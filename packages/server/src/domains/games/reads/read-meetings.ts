import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'

/** When these two ended their completed games in a league. */
export async function readPlayedAt(db: Db, leagueId: number, aId: number, bId: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('games')
    .select('completed_at')
    .where('status', '=', 'COMPLETED')
    .where('league_id', '=', leagueId)
    .where(ofPair(aId, bId))
    .execute()
  return rows.flatMap(({ completed_at }) => completed_at ?? [])
}

/** Games of these two, whoever invited: written as their index is. */
export const ofPair = (aId: number, bId: number) =>
  sql<boolean>`(least(games.inviter_id, games.invitee_id) = ${Math.min(aId, bId)}
    and greatest(games.inviter_id, games.invitee_id) = ${Math.max(aId, bId)})`
