import type { SessionEnd } from '../api/session-fetch.ts'

/** How a lost session is told: as a notification, and on the sign-in page for those who come there by a new document. */
export const sessionEnds = {
  token_expired: { color: 'warning', title: 'Сесія закінчилася' },
  auth_error: { color: 'error', title: 'Помилка авторизації' },
} as const satisfies Record<SessionEnd, object>
