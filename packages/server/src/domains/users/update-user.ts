import { Refusal } from '@matchbol/core/shared/refusal'
import type { Account, UserChanges } from '@matchbol/core/users/user-shapes'
import type { Selectable, Updateable } from 'kysely'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { refuseForeignPicture } from '../uploads/refuse-foreign-picture.ts'
import { accountOf, nameColumns } from './account-row.ts'
import { keepAnAdmin } from './admins.ts'
import type { UsersTable } from './tables.ts'

/**
 * Changes an account: one's own, or any for an administrator, who alone sets role and status.
 * @throws Refusal FORBIDDEN, NOT_FOUND, LAST_ADMIN, IMAGE_NOT_YOURS, VALIDATION
 */
export const updateUser = (db: Db, userId: number, changes: UserChanges, me: Caller, now: Date): Promise<Account> =>
  inTransaction(db, async (db) => {
    const isForAdmin = changes.role !== undefined || changes.status !== undefined || me.id !== userId
    if (isForAdmin && !me.isAdmin) throw new Refusal('FORBIDDEN')
    if (changes.role === 'PLAYER' || changes.status === 'BLOCKED') await keepAnAdmin(db, userId)
    refuseFutureYear(changes.birthYear, now)
    const row = await lockUser(db, userId, changes.status === 'BLOCKED')
    if (!row || row.deleted_at) throw new Refusal('NOT_FOUND')
    if (changes.photoUrl !== row.photo_url) await refuseForeignPicture(db, changes.photoUrl, userId)
    const columns = columnsOf(changes, row)
    if (Object.keys(columns).length > 0) {
      await db.updateTable('users').set(columns).where('id', '=', userId).execute()
      const isNamed = columns.first_name !== undefined
      await emit(db, { type: 'person.changed', personId: userId, isNamed }, now)
    }
    if (changes.status === 'BLOCKED') await emit(db, { type: 'person.blocked', personId: userId, actorId: me.id }, now)
    return accountOf(await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow())
  })

/** A block keeps games from being made with the person meanwhile; any other change does not disturb them. */
function lockUser(db: Db, userId: number, isBlocking: boolean) {
  const row = db.selectFrom('users').selectAll().where('id', '=', userId)
  return (isBlocking ? row.forUpdate() : row.forNoKeyUpdate()).executeTakeFirst()
}

function refuseFutureYear(year: number | null | undefined, now: Date) {
  if (!year || year <= now.getUTCFullYear()) return
  throw new Refusal('VALIDATION', {
    issues: [{ path: 'body.birthYear', text: 'A year of birth does not lie in the future' }],
  })
}

function columnsOf(changes: UserChanges, row: Selectable<UsersTable>): Updateable<UsersTable> {
  const { firstName, lastName, notifications, photoUrl, role, ...rest } = changes
  return withoutUndefined({
    ...renamed(row, firstName ?? row.first_name, lastName === undefined ? row.last_name : (lastName ?? '')),
    ...(role && { role, is_demoted: role === 'PLAYER' && (row.is_demoted || row.role === 'ADMIN') }),
    ...(photoUrl !== undefined && photoUrl !== row.photo_url && { photo_url: photoUrl, photo_is_chosen: true }),
    ...(notifications && { notifications: JSON.stringify({ ...row.notifications, ...notifications }) }),
    city: rest.city,
    gender: rest.gender,
    birth_year: rest.birthYear,
    hand: rest.hand,
    backhand: rest.backhand,
    racket: rest.racket,
    bio: rest.bio,
    preferred_courts: rest.preferredCourts,
    show_contact: rest.showContact,
    hide_from_search: rest.hideFromSearch,
    paused_until: rest.pausedUntil,
    status: rest.status,
  })
}

/** A name that is sent as it stands is not edited: Telegram's still counts. */
const renamed = (row: Selectable<UsersTable>, firstName: string, lastName: string) => ({
  ...((firstName !== row.first_name || lastName !== row.last_name) && nameColumns(firstName, lastName)),
  ...(firstName !== row.first_name && { first_name_edited: true }),
  ...(lastName !== row.last_name && { last_name_edited: true }),
})

const withoutUndefined = (columns: Record<string, unknown>): Updateable<UsersTable> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
