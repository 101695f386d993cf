import { Refusal } from '@matchbol/core/shared/refusal'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { forgetAnswers } from '../../platform/http/idempotency.ts'
import { nameColumns } from './account-row.ts'
import { keepAnAdmin } from './admins.ts'
import { type HashIdentity, keepStanding } from './kept-identity.ts'

/** Who a deleted player is beside their games. */
const DELETED_NAME = 'Видалений гравець'

/**
 * Deletes one's own account: everything personal goes, also their words; games and ratings stay, for they are the
 * opponents' too. The Telegram id is free again: a new sign-in makes a new person, though not one less blocked or demoted.
 * @throws Refusal LAST_ADMIN, NOT_FOUND
 */
export const deleteAccount = (db: Db, userId: number, now: Date, hashIdentity: HashIdentity) =>
  inTransaction(db, async (db) => {
    await keepAnAdmin(db, userId)
    const row = await db
      .selectFrom('users')
      .select(['telegram_id', 'status', 'is_demoted'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate() // first of all: whoever makes a game or a key of this person meanwhile waits
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    const standing = { isBlocked: row.status === 'BLOCKED', isDemoted: row.is_demoted }
    if (row.telegram_id !== null) await keepStanding(db, hashIdentity(row.telegram_id), standing, now)
    await db.updateTable('users').set({ photo_url: null }).where('id', '=', userId).execute() // before the picture goes
    await emit(db, { type: 'person.deleted', personId: userId }, now)
    await forgetAnswers(db, userId)
    await wipe(db, userId, now)
    await emit(db, { type: 'person.changed', personId: userId, isNamed: true }, now)
    await writeAudit(db, { action: 'account.deleted', actorId: userId, at: now, details: { userId } })
    return null
  })

const wipe = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('users')
    .set({
      telegram_id: null,
      username: null,
      ...nameColumns(DELETED_NAME, ''),
      first_name_edited: true,
      last_name_edited: true,
      photo_url: null,
      photo_source: null,
      photo_tried: null,
      role: 'PLAYER',
      city: null,
      gender: null,
      birth_year: null,
      hand: null,
      backhand: null,
      racket: null,
      bio: null,
      preferred_courts: null,
      show_contact: 'NOBODY',
      hide_from_search: true,
      notifications: JSON.stringify({ invitations: false, results: false, reminders: false, news: false }),
      paused_until: null,
      last_seen_at: null,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute()
