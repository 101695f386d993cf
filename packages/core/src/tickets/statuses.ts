export const ticketStatuses = ['OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketCategories = ['ACCOUNT', 'RESULT', 'LEAGUE', 'BUG', 'PAYMENT', 'OTHER'] as const
export type TicketCategory = (typeof ticketCategories)[number]
