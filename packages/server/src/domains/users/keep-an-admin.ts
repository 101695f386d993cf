import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'

/**
 * Before somebody stops being an administrator. All administrators' rows are locked, so that two who demote each other do
 * not leave the club without one.
 * @throws Refusal LAST_ADMIN
 */
export async function keepAnAdmin(db: Db, userId: number) {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (admins.length === 1 && admins[0]?.id === userId) throw new Refusal('LAST_ADMIN')
}
