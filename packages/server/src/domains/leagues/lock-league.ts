import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/**
 * Lets one at a time move ratings of a league, replay them, change its rules or end its season. It is the first lock of each
 * of them but for people and the game's own, so that none waits for another in a circle.
 * @throws Refusal NOT_FOUND
 */
export async function lockLeague(db: Db, id: number) {
  const league = await db
    .selectFrom('leagues')
    .select(['id', 'rules'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!league) throw new Refusal('NOT_FOUND')
  return league
}
