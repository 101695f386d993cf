import { createFileRoute } from '@tanstack/react-router'
import { OwnPostsPage } from '../../../features/profile/posts/own-posts-page.tsx'
import { pageHead } from '../../../lib/address/head.ts'
import { pageParam } from '../../../lib/address/search-params.ts'
import { orNotFound } from '../../../lib/api/or-not-found.ts'
import { listRoute } from '../../../lib/list/list-route.ts'
import { ListSkeleton } from '../../../ui/data/list-skeleton.tsx'

const { validateSearch, loaderDeps } = listRoute<{ page?: number | undefined }>({ page: pageParam })

export const Route = createFileRoute('/profile/blog/')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps: { page } }) => {
    const own = api.call('GET /api/v1/blog/posts/user/{id}', { params: { id: me.id }, query: { page } })
    const { data: posts, meta } = await orNotFound(own)
    return { posts, meta }
  },
  head: ({ matches }) => pageHead(matches, { title: 'Мої статті' }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={4} />
    </div>
  ),
  component: OwnPostsPage,
})
