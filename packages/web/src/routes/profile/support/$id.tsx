import { createFileRoute, notFound } from '@tanstack/react-router'
import { ConversationPage } from '../../../features/profile/tickets/conversation-page.tsx'
import { pageHead } from '../../../lib/address/head.ts'
import { idParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { ListSkeleton } from '../../../ui/data/list-skeleton.tsx'

export const Route = createFileRoute('/profile/support/$id')({
  loader: async ({ context: { api }, params }) => {
    const id = idParam(params.id)
    if (id === undefined) throw notFound()
    return (await orNotFound(api.call('GET /api/v1/tickets/{id}', { params: { id } }))).data
  },
  head: ({ matches }) => pageHead(matches, { title: 'Звернення' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={6} />
    </div>
  ),
  component: ConversationPage,
})
