import type { Account } from '@matchbol/core/users/user-shapes'
import type { Selectable } from 'kysely'
import type { UsersTable } from './tables.ts'

/** A row of `users` as the contract has it. */
export const accountOf = (row: Selectable<UsersTable>): Account => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  photoUrl: row.photo_url,
  city: row.city,
  hand: row.hand,
  role: row.role,
  username: row.username,
  backhand: row.backhand,
  racket: row.racket,
  bio: row.bio,
  preferredCourts: row.preferred_courts,
  pausedUntil: row.paused_until?.toISOString() ?? null,
  telegramId: row.telegram_id,
  birthYear: row.birth_year,
  gender: row.gender,
  status: row.status,
  showContact: row.show_contact,
  hideFromSearch: row.hide_from_search,
  notifications: row.notifications,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  version: row.version,
})

/** The columns of a person who stands beside a game or in a table. */
export interface NamedRow {
  id: number
  first_name: string
  last_name: string
  photo_url: string | null
}
export const playerRefOf = (row: NamedRow) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  photoUrl: row.photo_url,
})
