import { notFound } from '@tanstack/react-router'
import { idParam } from '../../lib/address/search-params.ts'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'

/** The entry of an address. */
export async function loadEntry(api: ApiClient, idInAddress: string) {
  const id = idParam(idInAddress)
  if (!id) throw notFound()
  return (await orNotFound(api.call('GET /api/v1/faq/{id}', { params: { id } }))).data
}
