import type { ticketCategories, ticketStatuses } from '@matchbol/core/tickets/statuses'
import type { Generated } from 'kysely'
import type { OneOf } from '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    tickets: TicketsTable
    ticket_messages: TicketMessagesTable
  }
}

export interface TicketsTable {
  id: Generated<number>
  /** Counted on by each move and message, by the database. */
  version: Generated<number>
  /** Null for a guest's. */
  author_id: number | null
  /** Of a guest. */
  contact: string | null
  category: OneOf<typeof ticketCategories>
  subject: string
  status: OneOf<typeof ticketStatuses>
  /** Opened by disputing a result. */
  is_dispute: Generated<boolean>
  game_id: number | null
  /** Of a guest: the form, which opens nothing twice. */
  form_key: string | null
  created_at: Date
  /** The last message or change of status. */
  moved_at: Date
  /** The last message to the author, and the last that they have seen; 0 for none. */
  answer_id: Generated<number>
  seen_id: Generated<number>
}

interface TicketMessagesTable {
  id: Generated<number>
  ticket_id: number
  /** Null for a guest, and for the command line. */
  author_id: number | null
  is_internal: boolean
  body: string
  at: Date
}
