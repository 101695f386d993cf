import { createFileRoute } from '@tanstack/react-router'
import { FaqEntriesPage } from '../../../admin/faq/entries-page.tsx'

export const Route = createFileRoute('/admin/faq/')({
  loader: async ({ context: { api, me } }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const { data: entries } = await api.call('GET /api/v1/faq', { query: { all: 'true' } })
    return { entries, title: 'FAQ' }
  },
  component: () => {
    const loaded = Route.useLoaderData()
    return loaded && <FaqEntriesPage entries={loaded.entries} />
  },
})
