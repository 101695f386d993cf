import { createFileRoute, notFound } from '@tanstack/react-router'
import { EventPage } from '../../../admin/events/event-page.tsx'
import { idParam, pageParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<{ page?: number | undefined }>({ page: pageParam })

export const Route = createFileRoute('/admin/events/$id')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, params, deps: { page } }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    const [{ data: event }, { data: registrations, meta }] = await orNotFound(
      Promise.all([
        api.call('GET /api/v1/events/{id}', { params: { id } }),
        api.call('GET /api/v1/events/{id}/registrations', { params: { id }, query: { page } }),
      ]),
    )
    return { event, registrations, meta, title: event.title }
  },
  component: () => {
    const loaded = Route.useLoaderData()
    return loaded && <EventPage {...loaded} />
  },
})
