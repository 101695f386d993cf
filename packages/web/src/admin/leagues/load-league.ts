import { notFound } from '@tanstack/react-router'
import { idParam } from '../../lib/address/search-params.ts'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'

/** More seasons than any league has; the most that a page of the API holds. */
export const WHOLE_LIST = 100

/** The league of an address of the panel. */
export async function loadLeague(api: ApiClient, idInAddress: string) {
  const id = idParam(idInAddress)
  if (!id) throw notFound()
  return (await orNotFound(api.call('GET /api/v1/leagues/{id}', { params: { id } }))).data
}

export const loadCategories = async (api: ApiClient, leagueId: number) =>
  (await api.call('GET /api/v1/categories', { query: { leagueId } })).data
