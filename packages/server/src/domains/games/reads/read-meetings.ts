import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'

/** How often each of two has won against the other in a league, and when they met last. */
export async function readMeetings(db: Db, aId: number, bId: number, leagueId: number) {
  const row = await db
    .selectFrom('games')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('winner_id', '=', aId).as('won_by_a'),
      eb.fn.countAll<number>().filterWhere('winner_id', '=', bId).as('won_by_b'),
      eb.fn.max('completed_at').as('last_at'),
    ])
    .where('status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow()
  return { wonByA: row.won_by_a, wonByB: row.won_by_b, lastAt: row.last_at }
}

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

/** Games of these two, whoever invited. */
export const ofPair = (aId: number, bId: number) =>
  sql<boolean>`((inviter_id = ${aId} and invitee_id = ${bId}) or (inviter_id = ${bId} and invitee_id = ${aId}))`
