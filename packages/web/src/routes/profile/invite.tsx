import { createFileRoute } from '@tanstack/react-router'
import { loadInvite } from '../../features/games/invite/load.ts'
import { InvitePage } from '../../features/profile/invite-page.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { listRoute } from '../../lib/list/list-route.ts'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'

interface Search {
  league?: number | undefined
  opponent?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({
  league: idParam,
  opponent: idParam,
  q: textParam,
  page: pageParam,
})

export const Route = createFileRoute('/profile/invite')({
  validateSearch,
  loaderDeps,
  loader: ({ context: { api, me }, deps }) => loadInvite(api, me, deps),
  head: ({ matches }) => pageHead(matches, { title: 'Запросити на гру' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={8} />
    </div>
  ),
  component: InvitePage,
})
