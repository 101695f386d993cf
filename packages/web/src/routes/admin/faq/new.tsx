import { createFileRoute } from '@tanstack/react-router'
import { NewFaqEntryPage } from '../../../admin/faq/entry-page.tsx'

export const Route = createFileRoute('/admin/faq/new')({
  loader: async ({ context: { api, me } }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const { data: placeholders } = await api.call('GET /api/v1/faq/placeholders')
    return { placeholders, title: 'Новий запис FAQ' }
  },
  component: () => {
    const loaded = Route.useLoaderData()
    return loaded && <NewFaqEntryPage placeholders={loaded.placeholders} />
  },
})
