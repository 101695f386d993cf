import { openStatuses } from '@matchbol/core/games/rules'
import { createFileRoute } from '@tanstack/react-router'
import { toCard } from '../../features/games/lists/card-game.ts'
import { loadOwnPlace } from '../../features/profile/load-own-place.ts'
import { OverviewPage } from '../../features/profile/overview-page.tsx'
import { ownGames } from '../../lib/session/own-games.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

const latest = 6

export const Route = createFileRoute('/profile/')({
  loader: async ({ context: { api, me } }) => {
    const [open, { recentGames, standings }] = await Promise.all([
      ownGames(api, me.id, openStatuses),
      loadOwnPlace(api, me),
    ])
    return { open, played: recentGames.slice(0, latest).map(toCard), standings }
  },
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: OverviewPage,
})
