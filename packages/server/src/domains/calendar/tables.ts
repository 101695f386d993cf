declare module '../../platform/db/tables.ts' {
  interface Tables {
    calendar_feeds: CalendarFeedsTable
  }
}

export interface CalendarFeedsTable {
  user_id: number
  secret_hash: string
  made_at: Date
}
