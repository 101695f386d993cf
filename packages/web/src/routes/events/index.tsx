import { createFileRoute } from '@tanstack/react-router'
import { EventsPage, type EventsSearch, loadEvents } from '../../features/events/list-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { dayParam, pageParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<EventsSearch>({
  status: (value) => (value === 'past' ? value : undefined),
  from: dayParam,
  page: pageParam,
})

export const Route = createFileRoute('/events/')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadEvents(api, deps),
  head: ({ matches, match }) => pageHead(matches, { title: match.search.status === 'past' ? 'Минулі події' : 'Події' }),
  component: EventsPage,
})
