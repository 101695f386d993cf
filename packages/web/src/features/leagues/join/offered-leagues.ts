import type { Reply } from '../../../lib/api/api.ts'

interface Current {
  isActive: boolean
  league: { id: number }
}

/** Specification §4: neither those that the person actively belongs to, nor inactive ones. */
export const offeredLeagues = (leagues: Reply<'GET /api/v1/leagues'>, current: readonly Current[]) =>
  leagues.filter(
    ({ id, isActive }) => isActive && !current.some((membership) => membership.isActive && membership.league.id === id),
  )
