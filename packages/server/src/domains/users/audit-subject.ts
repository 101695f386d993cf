import type { usersContract } from '@matchbol/core/users/contract'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { accountOf } from './account-row.ts'

/** What the audited calls of the users are about. */
export const usersAudit: AuditSubjects<typeof usersContract> = {
  'user.changed': { row: accountRow, named: ({ params }) => params.id, owner: ({ params }) => params.id },
}

/** Role and status are the club's business; all else is the person's, of which the audit keeps that it changed and no more. */
async function accountRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { id: userId, role, status, version, createdAt, lastSeenAt, telegramId, ...personal } = accountOf(row)
  return { ids: { userId }, version, fields: { role, status }, personal, present: () => accountOf(row) }
}
