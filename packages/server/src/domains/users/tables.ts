import type {
  backhands,
  contactAudiences,
  genders,
  hands,
  notificationKinds,
  roles,
  userStatuses,
} from '@matchbol/core/users/user-shapes'
import type { Generated } from 'kysely'
import type { DefaultJson, OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    users: UsersTable
    kept_identities: KeptIdentitiesTable
  }
}

export interface UsersTable {
  id: Generated<number>
  /** Counted on by each edit, by the database. */
  version: Generated<number>
  telegram_id: string | null
  username: string | null
  first_name: string
  last_name: Generated<string>
  /** Edited by the person: from then on Telegram's does not count. */
  first_name_edited: Generated<boolean>
  last_name_edited: Generated<boolean>
  folded_name: string
  search_name: string
  photo_url: string | null
  /** Where Telegram says the photo is; fetched from there once, by a job. */
  photo_source: string | null
  /** What was fetched last, or could not be. */
  photo_tried: string | null
  /** Uploaded or removed by the person: from then on Telegram's does not count. */
  photo_is_chosen: Generated<boolean>
  role: Generated<OneOf<typeof roles>>
  /** By an administrator: from then on the settings do not promote the person. */
  is_demoted: Generated<boolean>
  status: Generated<OneOf<typeof userStatuses>>
  city: string | null
  gender: OneOf<typeof genders> | null
  birth_year: number | null
  hand: OneOf<typeof hands> | null
  backhand: OneOf<typeof backhands> | null
  racket: string | null
  bio: string | null
  preferred_courts: string | null
  show_contact: Generated<OneOf<typeof contactAudiences>>
  hide_from_search: Generated<boolean>
  notifications: DefaultJson<Record<OneOf<typeof notificationKinds>, boolean>>
  paused_until: Date | null
  created_at: Date
  last_seen_at: Date | null
  /** Since when nothing of the person is left but their games and ratings. */
  deleted_at: Date | null
}

/** What outlives a deleted account, so that a block or a demotion does not end by coming back. */
interface KeptIdentitiesTable {
  hash: string
  is_blocked: boolean
  is_demoted: Generated<boolean>
  kept_at: Date
}
