import { createFileRoute } from '@tanstack/react-router'
import { StatsPage } from '../../features/stats/page.tsx'
import { pageHead } from '../../lib/address/head.ts'

export const Route = createFileRoute('/stats/')({
  loader: async ({ context: { api } }) => (await api.call('GET /api/v1/stats/summary')).data,
  head: ({ matches }) => pageHead(matches, { title: 'Статистика' }),
  component: StatsPage,
})
