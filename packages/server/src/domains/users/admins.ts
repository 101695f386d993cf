import { Refusal } from '@matchbol/core/shared/refusal'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../platform/db/client.ts'

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

/** Makes whoever has signed in with a Telegram id an administrator. @returns the person, if there is one */
export const grantAdmin = (db: Db, telegramId: string, now: Date) =>
  inTransaction(db, async (db) => {
    const person = await db
      .updateTable('users')
      .set({ role: 'ADMIN', is_demoted: false })
      .where('telegram_id', '=', telegramId)
      .returning(['id', 'first_name', 'last_name', 'status'])
      .executeTakeFirst()
    if (person)
      await writeAudit(db, { action: 'admin.granted', actorId: null, at: now, details: { userId: person.id } })
    return person
  })
