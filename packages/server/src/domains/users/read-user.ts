import { Refusal } from '@matchbol/core/shared/refusal'
import { type Relation, viewOf } from '@matchbol/core/users/visibility'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { accountOf } from './account-row.ts'
import type { UsersTable } from './tables.ts'

interface Reader {
  id: number
  isAdmin: boolean
}

/** A person as far as the reader may see them. @throws Refusal NOT_FOUND */
export async function readUser(db: Db, userId: number, reader: Reader | null) {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return userAsSeenBy(db, row, reader)
}

/** The row of a person as far as the reader may see it. */
export const userAsSeenBy = async (db: Db, row: Selectable<UsersTable>, reader: Reader | null) =>
  viewOf(accountOf(row), await relationTo(db, row.id, reader))

/**
 * How the reader stands to the person. Opponents are those who both said so: an invitation counts once it is accepted, and a
 * game recorded afterwards once it is confirmed. What one of the two wrote alone opens no contact.
 */
async function relationTo(db: Db, userId: number, reader: Reader | null): Promise<Relation> {
  if (!reader) return 'anyone'
  if (reader.id === userId) return 'self'
  if (reader.isAdmin) return 'admin'
  const { rows } = await sql<{ opponents: boolean }>`
    select exists (
      select 1 from games
      where least(inviter_id, invitee_id) = least(${userId}::int, ${reader.id}::int)
        and greatest(inviter_id, invitee_id) = greatest(${userId}::int, ${reader.id}::int)
        and (status = 'COMPLETED'
          or not is_recorded and status in ('ACCEPTED', 'PENDING_CONFIRMATION', 'DISPUTED'))
    ) as opponents`.execute(db)
  return rows[0]?.opponents ? 'opponent' : 'player'
}
