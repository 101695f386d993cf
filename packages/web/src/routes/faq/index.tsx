import { createFileRoute } from '@tanstack/react-router'
import { FaqPage, type FaqSearch } from '../../features/faq/list-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { textParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<FaqSearch>({ q: textParam })

export const Route = createFileRoute('/faq/')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api }, deps: { q } }) => (await api.call('GET /api/v1/faq', { query: { q } })).data,
  head: ({ matches }) => pageHead(matches, { title: 'FAQ' }),
  component: FaqPage,
})
