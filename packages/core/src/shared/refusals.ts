/** What a refusal answers: the HTTP status, and an English message for programmers. */
export interface RefusalAnswer {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 503
  errorType: string
  message: string
  shouldRefresh?: boolean
}

export const rule = (message: string): RefusalAnswer => ({ status: 422, errorType: 'RULE', message })
export const conflict = (message: string): RefusalAnswer => ({ status: 409, errorType: 'CONFLICT', message })
export const forbidden = (message: string): RefusalAnswer => ({ status: 403, errorType: 'FORBIDDEN', message })
export const unauthorized = (errorType: string, message: string, shouldRefresh = false): RefusalAnswer => ({
  status: 401,
  errorType,
  message,
  shouldRefresh,
})

/** What any call may be refused with. */
export const generalRefusals = {
  VALIDATION: { status: 400, errorType: 'VALIDATION', message: 'The request is not valid' },
  NOT_FOUND: { status: 404, errorType: 'NOT_FOUND', message: 'Not found' },
  FORBIDDEN: forbidden('You may not do this'),
  TOO_LARGE: { status: 413, errorType: 'TOO_LARGE', message: 'The request is too large' },
  BODY_TOO_SLOW: { status: 408, errorType: 'TIMEOUT', message: 'The request did not come whole in time' },
  RATE_LIMIT: { status: 429, errorType: 'RATE_LIMIT', message: 'Too many requests' },
  UNAVAILABLE: { status: 503, errorType: 'UNAVAILABLE', message: 'The service is not available right now' },
  IDEMPOTENCY_KEY_REUSED: conflict('This Idempotency-Key was used with another request'),
  USER_BLOCKED: forbidden('This account is blocked'),
  LAST_ADMIN: conflict('The last administrator cannot be demoted, blocked or deleted'),
  TEXT_TOO_MANY_LINES: rule('The text has more lines than `limit`'),
  TEXT_TOO_TANGLED: rule('The text nests or marks too much to be read'),
  TEXT_TOO_LONG: rule('The text is too long'),
  VERSION_CHANGED: conflict('This has changed since you saw it'),
} satisfies Record<string, RefusalAnswer>
