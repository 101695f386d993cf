import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../features/home/page.tsx'
import { pageHead } from '../lib/address/head.ts'
import { idParam } from '../lib/address/search-params.ts'

interface Search {
  league?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({ league: idParam(search.league) })

export const Route = createFileRoute('/')({
  staticData: { layout: 'full' },
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: async ({ context: { api }, deps }) => {
    const query = deps.league === undefined ? {} : { leagueId: deps.league }
    return (await api.call('GET /api/v1/home', { query })).data
  },
  head: ({ matches }) => pageHead(matches, { title: 'Ліги аматорського тенісу' }),
  component: Home,
})
