import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../features/profile/settings/page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

export const Route = createFileRoute('/profile/settings')({
  loader: async ({ context: { api } }) => ({ devices: (await api.call('GET /api/v1/users/me/sessions')).data }),
  head: ({ matches }) => pageHead(matches, { title: 'Налаштування' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={6} />
    </div>
  ),
  component: SettingsPage,
})
