import { type Expression, sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { nameColumns } from './name-columns.ts'

interface Identity {
  telegramId: string
  firstName: string
  lastName: string
  username: string | null
  photoUrl?: string | null
}

/**
 * The account of a verified Telegram identity, made on the first sign-in. The handle follows Telegram; names do until
 * the player edits one. Telegram ids named in the settings are administrators.
 */
export async function findOrCreateUser(db: Db, identity: Identity, adminTelegramIds: readonly string[], now: Date) {
  const { telegramId, firstName, lastName, username, photoUrl = null } = identity
  const names = nameColumns(firstName, lastName)
  const role = adminTelegramIds.includes(telegramId) ? { role: 'ADMIN' as const } : {}
  return db
    .insertInto('users')
    .values({
      telegram_id: telegramId,
      username,
      photo_source: photoUrl,
      ...names,
      ...role,
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('telegram_id').doUpdateSet((eb) => ({
        username,
        photo_source: photoUrl,
        ...role,
        last_seen_at: now,
        first_name: unlessEdited(eb.ref('users.first_name'), names.first_name),
        last_name: unlessEdited(eb.ref('users.last_name'), names.last_name),
        folded_name: unlessEdited(eb.ref('users.folded_name'), names.folded_name),
        search_name: unlessEdited(eb.ref('users.search_name'), names.search_name),
      })),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow()
}

const unlessEdited = (present: Expression<string>, fromTelegram: string) =>
  sql<string>`case when users.names_edited then ${present} else ${fromTelegram} end`
