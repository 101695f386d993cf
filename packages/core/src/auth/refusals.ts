import { type RefusalAnswer, unauthorized } from '../shared/refusals.ts'

/** What signing in and a session are refused with; the texts of the specification stand to the letter. */
export const authRefusals = {
  NO_TOKEN: unauthorized('NO_TOKEN', 'User not authenticated'),
  INVALID_TOKEN: unauthorized('INVALID_TOKEN', 'Invalid token'),
  TOKEN_EXPIRED: unauthorized('TOKEN_EXPIRED', 'Token expired', true),
  TELEGRAM_DATA_MISSING: { status: 400, errorType: 'VALIDATION', message: 'Missing required Telegram auth data' },
  TELEGRAM_DATA_OLD: unauthorized('INVALID_TELEGRAM_DATA', 'Telegram auth data is too old'),
  TELEGRAM_DATA_INVALID: unauthorized('INVALID_TELEGRAM_DATA', 'Invalid Telegram auth data'),
  TELEGRAM_DATA_USED: unauthorized('INVALID_TELEGRAM_DATA', 'Telegram auth data was already used'),
} satisfies Record<string, RefusalAnswer>

declare module '../shared/refusal.ts' {
  interface RefusalCodes extends Record<keyof typeof authRefusals, true> {}
}
