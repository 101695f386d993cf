import type { Db } from '../../../platform/db/client.ts'

/** How many completed games a player has, in all leagues. A double default is neither won nor lost. */
export async function readTotals(db: Db, userId: number): Promise<{ played: number; won: number; lost: number }> {
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
