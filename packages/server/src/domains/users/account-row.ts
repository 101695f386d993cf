import { searchableName } from '@matchbol/core/users/name-search'
import { foldName } from '@matchbol/core/users/names'
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

/** A name in all the columns that hold it: as people read it, as an import compares it, as a search finds it. */
export const nameColumns = (firstName: string, lastName: string) => ({
  first_name: firstName,
  last_name: lastName,
  folded_name: foldName(`${firstName} ${lastName}`),
  search_name: searchableName(`${firstName} ${lastName}`),
})
