import { ApiError } from '../../../lib/api/api-error.ts'

/** The open game that stood against a new one, where an attempt failed for that (an invitation that crossed another, say). */
export function openGameOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'OPEN_GAME_EXISTS') return undefined
  const { id } = (error.data ?? {}) as { id?: unknown }
  return typeof id === 'number' ? id : undefined
}
