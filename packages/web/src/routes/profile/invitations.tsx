import { createFileRoute } from '@tanstack/react-router'
import { InvitationsPage } from '../../features/profile/invitations-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

export const Route = createFileRoute('/profile/invitations')({
  loader: async ({ context: { api } }) => ({ games: (await api.call('GET /api/v1/games/invitations')).data }),
  head: ({ matches }) => pageHead(matches, { title: 'Запрошення' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: InvitationsPage,
})
