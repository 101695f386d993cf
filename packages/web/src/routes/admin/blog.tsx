import type { ReviewedPost } from '@matchbol/core/blog/post-shapes'
import { type ReviewStatus, reviewStatuses } from '@matchbol/core/blog/statuses'
import { momentOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AdminPage, Board } from '../../admin/admin-page.tsx'
import { pageParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { listRoute } from '../../lib/list/list-route.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'

interface Search {
  status?: ReviewStatus | undefined
  page?: number | undefined
}

const { validateSearch, loaderDeps } = listRoute<Search>({
  status: (value) => reviewStatuses.find((status) => status === value),
  page: pageParam,
})

export const Route = createFileRoute('/admin/blog')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const { data: posts, meta } = await orNotFound(api.call('GET /api/v1/blog/reviews', { query: deps }))
    return { posts, meta, title: 'Блог' }
  },
  component: ReviewsPage,
})

const titles: Record<ReviewStatus, string> = {
  PENDING_REVIEW: 'Чекають перевірки',
  REJECTED: 'Повернуті',
  HIDDEN: 'Приховані',
  PUBLISHED: 'Опубліковані',
}
const empty: Record<ReviewStatus, string> = {
  PENDING_REVIEW: 'Жодна стаття не чекає на перевірку.',
  REJECTED: 'Повернутих статей немає.',
  HIDDEN: 'Прихованих статей немає.',
  PUBLISHED: 'Опублікованих статей ще немає.',
}

/** Articles that wait for a review, and what became of others; each leads to its page, where it is published, returned or hidden. */
function ReviewsPage() {
  const loaded = Route.useLoaderData()
  const { status: chosen = 'PENDING_REVIEW' } = Route.useSearch()
  if (!loaded) return null
  const { posts, meta } = loaded
  return (
    <AdminPage title="Блог" subtitle="Статтю публікують, приховують або повертають з приміткою на її сторінці.">
      <Board title={titles[chosen]} actions={<span className="count">{meta.total}</span>}>
        <nav className="chips" aria-label="Стан статей">
          {reviewStatuses.map((status) => (
            <Link
              key={status}
              to="/admin/blog"
              search={{ status: status === 'PENDING_REVIEW' ? undefined : status }}
              activeOptions={{ exact: true }}
              className="chip"
              aria-current={status === chosen ? 'page' : undefined}
            >
              {titles[status]}
            </Link>
          ))}
        </nav>
        {posts.length === 0 ? (
          <EmptyState text={empty[chosen]} />
        ) : (
          <ul>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        )}
        {meta.totalPages > 1 && <ListPages meta={meta} of={['статті', 'статей']} />}
      </Board>
    </AdminPage>
  )
}

function PostRow({ post: { slug, title, author, since, status, reviewNote } }: { post: ReviewedPost }) {
  const now = useNow()
  return (
    <li className="border-b border-border px-4 py-3 last:border-b-0 sm:px-5">
      <Link
        to="/blog/$slug"
        params={{ slug }}
        className="flex min-h-11 items-center font-semibold text-primary wrap-anywhere"
      >
        {title || 'Без назви'}
      </Link>
      <p className="text-sm text-muted">
        {fullName(author)} · {momentOf(since, now)}
        {status === 'HIDDEN' && !reviewNote && ' · приховано автором'}
      </p>
      {reviewNote && <p className="text-sm whitespace-pre-line wrap-anywhere">Примітка: {reviewNote}</p>}
    </li>
  )
}
