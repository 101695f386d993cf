import { createFileRoute } from '@tanstack/react-router'
import { FaqPage, type FaqSearch } from '../../features/faq/list-page.tsx'
import { textParam } from '../../lib/address/search-params.ts'
import { listHead, listRoute } from '../../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<FaqSearch>({ q: textParam })

export const Route = createFileRoute('/faq/')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api }, deps: { q } }) => (await api.call('GET /api/v1/faq', { query: { q } })).data,
  head: ({ matches, match }) =>
    listHead(matches, match.search, {
      title: 'FAQ',
      description: 'Відповіді на запитання про лігу: гра, рахунок, очки й рейтинг.',
    }),
  component: FaqPage,
})
