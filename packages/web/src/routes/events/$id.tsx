import { createFileRoute, notFound } from '@tanstack/react-router'
import { EventPage } from '../../features/events/event-page.tsx'
import { PageNotFound } from '../../features/shell/page-not-found.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { usePersonalPage } from '../../lib/session/use-personal-page.ts'

export const Route = createFileRoute('/events/$id')({
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    return (await orNotFound(api.call('GET /api/v1/events/{id}', { params: { id } }))).data
  },
  head: ({ matches, loaderData: event }) => pageHead(matches, { title: event?.title ?? 'Подія' }),
  component: EventPage,
  notFoundComponent: EventNotFound,
})

/** Also in place of a draft: an administrator reads it once the page is alive. */
function EventNotFound() {
  usePersonalPage()
  return <PageNotFound />
}
