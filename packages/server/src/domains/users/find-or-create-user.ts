import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { nameColumns } from './account-row.ts'

interface Identity {
  telegramId: string
  firstName: string
  lastName: string
  username: string | null
  photoUrl?: string | null
}

/**
 * The account of a verified Telegram identity, made on the first sign-in. The handle follows Telegram; each name does until
 * the player edits it. Telegram ids named in the settings are administrators, unless an administrator has demoted them.
 */
export const findOrCreateUser = (db: Db, identity: Identity, adminTelegramIds: readonly string[], now: Date) =>
  inTransaction(db, async (db) => {
    const isAdmin = adminTelegramIds.includes(identity.telegramId)
    for (;;) {
      const created = await create(db, identity, isAdmin, now)
      const user = created ?? (await follow(db, identity, isAdmin, now))
      if (!user) continue // it was deleted between the two
      if (created) await emit(db, { type: 'people.added', personIds: [created.id] }, now)
      const { id, status, photo_source, photo_tried } = user
      if (photo_source && photo_source !== photo_tried)
        await emit(db, { type: 'person.photo-changed', personId: id }, now)
      return { id, status }
    }
  })

const create = (
  db: Db,
  { telegramId, firstName, lastName, username, photoUrl = null }: Identity,
  isAdmin: boolean,
  now: Date,
) =>
  db
    .insertInto('users')
    .values({
      telegram_id: telegramId,
      username,
      photo_source: photoUrl,
      ...nameColumns(firstName, lastName),
      ...(isAdmin && { role: 'ADMIN' as const }),
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.column('telegram_id').doNothing())
    .returning(['id', 'status', 'photo_source', 'photo_tried'])
    .executeTakeFirst()

async function follow(
  db: Db,
  { telegramId, firstName, lastName, username, photoUrl = null }: Identity,
  isAdmin: boolean,
  now: Date,
) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'first_name_edited', 'last_name_edited', 'is_demoted'])
    .where('telegram_id', '=', telegramId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const names = nameColumns(
    row.first_name_edited ? row.first_name : firstName,
    row.last_name_edited ? row.last_name : lastName,
  )
  const user = await db
    .updateTable('users')
    .set({
      username,
      photo_source: photoUrl,
      ...names,
      ...(isAdmin && !row.is_demoted && { role: 'ADMIN' as const }),
      last_seen_at: now,
    })
    .where('id', '=', row.id)
    .returning(['id', 'status', 'photo_source', 'photo_tried'])
    .executeTakeFirst()
  if (names.first_name !== row.first_name || names.last_name !== row.last_name)
    await emit(db, { type: 'person.changed', personId: row.id, isNamed: true }, now)
  return user
}

/** Accounts without Telegram, for people of whom nothing but the name is known. */
export async function createByName(db: Db, names: readonly { firstName: string; lastName: string }[], now: Date) {
  const people = await db
    .insertInto('users')
    .values(names.map(({ firstName, lastName }) => ({ ...nameColumns(firstName, lastName), created_at: now })))
    .returning(['id', 'folded_name'])
    .execute()
  await emit(db, { type: 'people.added', personIds: people.map(({ id }) => id) }, now)
  return people
}
