import { ApiError } from '../../lib/api/api-error.ts'

/** The token that comes with the refusal of a blocked person: for their data and for nothing else. Kept by this page only. */
let kept: string | undefined
const listeners = new Set<() => void>()

/** @returns whether the failure brought one */
export function keepBlockedToken(error: unknown): boolean {
  const token = tokenIn(error)
  if (token) become(token)
  return token !== undefined
}

export const forgetBlockedToken = () => become(undefined)
export const readBlockedToken = () => kept

export function onBlockedToken(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function become(token: string | undefined) {
  kept = token
  for (const listener of listeners) listener()
}

function tokenIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'USER_BLOCKED') return undefined
  const { token } = (error.data ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : undefined
}
