import type { TicketCategory, TicketStatus } from '@matchbol/core/tickets/statuses'

/** Where a ticket stands, in words that fit its author and an administrator. */
export const ticketStatusText: Record<TicketStatus, string> = {
  OPEN: 'Відкрите',
  IN_PROGRESS: 'У роботі',
  WAITING: 'Є відповідь',
  RESOLVED: 'Вирішено',
  CLOSED: 'Закрите',
}

/** What a ticket is about. */
export const ticketCategoryText: Record<TicketCategory, string> = {
  ACCOUNT: 'Вхід і обліковий запис',
  RESULT: 'Результат гри',
  LEAGUE: 'Ліга або категорія',
  BUG: 'Помилка на сайті',
  PAYMENT: 'Оплата',
  OTHER: 'Інше',
}

/** The subject of what a dispute opens. */
export const disputeSubject = 'Оскаржено результат гри'
