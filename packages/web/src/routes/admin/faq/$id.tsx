import { createFileRoute } from '@tanstack/react-router'
import { EditFaqEntryPage } from '../../../admin/faq/entry-page.tsx'
import { loadEntry } from '../../../features/faq/load-entry.ts'

export const Route = createFileRoute('/admin/faq/$id')({
  loader: async ({ context: { api, me }, params }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const [entry, placeholders] = await Promise.all([
      loadEntry(api, params.id),
      api.call('GET /api/v1/faq/placeholders'),
    ])
    return { entry, placeholders: placeholders.data, title: entry.question }
  },
  component: () => {
    const loaded = Route.useLoaderData()
    return loaded && <EditFaqEntryPage {...loaded} />
  },
})
