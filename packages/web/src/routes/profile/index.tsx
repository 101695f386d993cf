import { openStatuses } from '@matchbol/core/games/rules'
import { createFileRoute } from '@tanstack/react-router'
import { toCard } from '../../features/games/lists/card-game.ts'
import { loadStandings } from '../../features/profile/load-standings.ts'
import { OverviewPage } from '../../features/profile/overview-page.tsx'
import { ownGames } from '../../lib/session/own-games.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

const latest = 6

export const Route = createFileRoute('/profile/')({
  loader: async ({ context: { api, me } }) => {
    const [open, played, standings] = await Promise.all([
      ownGames(api, me.id, openStatuses),
      api.call('GET /api/v1/games', { query: { playerId: me.id, limit: latest } }),
      loadStandings(api, me.id),
    ])
    return { open, played: played.data.map(toCard), standings }
  },
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: OverviewPage,
})
