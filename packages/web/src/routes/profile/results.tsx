import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage } from '../../features/profile/results-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { ownGames } from '../../lib/session/own-games.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

export const Route = createFileRoute('/profile/results')({
  loader: ({ context: { api, me } }) => ownGames(api, me.id, ['PENDING_CONFIRMATION', 'DISPUTED', 'ACCEPTED']),
  head: ({ matches }) => pageHead(matches, { title: 'Результати ігор' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: ResultsPage,
})
