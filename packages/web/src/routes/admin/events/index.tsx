import { createFileRoute } from '@tanstack/react-router'
import { EventsPage } from '../../../admin/events/events-page.tsx'
import { pageParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../lib/list/list-route.ts'

interface Search {
  status?: 'past' | undefined
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({
  status: (value) => (value === 'past' ? value : undefined),
  page: pageParam,
})

/** More drafts than anybody keeps; the most that a page of the API holds. */
const ALL_DRAFTS = 100

export const Route = createFileRoute('/admin/events/')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps: { status, page } }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const [{ data: drafts }, { data: events, meta }] = await orNotFound(
      Promise.all([
        api.call('GET /api/v1/events/drafts', { query: { limit: ALL_DRAFTS } }),
        api.call('GET /api/v1/events', { query: { page, ...(status && { when: status }) } }),
      ]),
    )
    return { drafts, events, meta, title: 'Події' }
  },
  component: () => {
    const loaded = Route.useLoaderData()
    const { status } = Route.useSearch()
    return loaded && <EventsPage {...loaded} isPast={status === 'past'} />
  },
})
