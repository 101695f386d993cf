import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    sessions: SessionsTable
    used_logins: UsedLoginsTable
  }
}

export interface SessionsTable {
  id: Generated<number>
  user_id: number
  generation: Generated<number>
  successor_used_at: Date | null
  device: string
  started_at: Date
  refreshed_at: Date
  ended_at: Date | null
}

/** Logins of Telegram that opened a session, so that none opens a second one. */
export interface UsedLoginsTable {
  hash: string
  session_id: number
  device: string
  used_at: Date
}
