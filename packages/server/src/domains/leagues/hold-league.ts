import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import type { LeaguesTable } from './tables.ts'

interface HeldLeague {
  id: number
  isActive: boolean
  gender: LeaguesTable['gender']
}

/**
 * Keeps a league from being deleted until the transaction is over; any number of people may do so at once, but for those who become
 * its members: they are counted in its row in the end, and whoever waits for the row would wait for both.
 * @throws Refusal NOT_FOUND
 */
export async function holdLeague(db: Db, id: number, forWhat: 'use' | 'membership' = 'use'): Promise<HeldLeague> {
  const league = await db
    .selectFrom('leagues')
    .select(['id', 'is_active as isActive', 'gender'])
    .where('id', '=', id)
    .$call((league) => (forWhat === 'use' ? league.forKeyShare() : league.forNoKeyUpdate()))
    .executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  return league
}
