import { createFileRoute } from '@tanstack/react-router'
import { loadSearch, SearchPage } from '../features/search/search-page.tsx'
import { pageHead } from '../lib/address/head.ts'
import { textParam } from '../lib/address/search-params.ts'
import { listRoute } from '../lib/list/list-route.ts'

const { validateSearch, loaderDeps } = listRoute<{ q?: string | undefined }>({ q: textParam })

export const Route = createFileRoute('/search')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api }, deps }) => loadSearch(api, deps),
  head: ({ matches }) => pageHead(matches, { title: 'Пошук' }),
  component: SearchPage,
})
