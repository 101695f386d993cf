import { momentOf } from '@matchbol/text/shared/dates'
import { fullName } from '@matchbol/text/shared/names'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageParam } from '../../lib/address/search-params.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { listRoute } from '../../lib/list/list-route.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

const { validateSearch, loaderDeps } = listRoute<{ page?: number | undefined }>({ page: pageParam })

export const Route = createFileRoute('/admin/blog')({
  validateSearch,
  loaderDeps,
  loader: async ({ context: { api, me }, deps: { page } }) => {
    if (me.role !== 'ADMIN') return undefined // who is shown that the panel is closed to them
    const { data: posts, meta } = await orNotFound(api.call('GET /api/v1/blog/reviews', { query: { page } }))
    return { posts, meta, title: 'Статті на перевірці' }
  },
  component: ReviewsPage,
})

const panel = (
  <Link key="admin" to="/admin">
    Панель адміністратора
  </Link>
)

/** Articles that wait for a review; each leads to its page, where it is published or returned. */
function ReviewsPage() {
  const loaded = Route.useLoaderData()
  const now = useNow()
  if (!loaded) return null
  const { posts, meta } = loaded
  return (
    <>
      <TitleBand
        title="Блог"
        crumbs={[panel]}
        subtitle="Статтю публікують або повертають з приміткою на її сторінці."
      />
      <div className="wrap lift">
        <section className="board" aria-labelledby="reviews">
          <div className="board-head">
            <h2 id="reviews">Чекають перевірки</h2>
            <span className="count">{meta.total}</span>
          </div>
          {posts.length === 0 ? (
            <EmptyState text="Жодна стаття не чекає на перевірку." />
          ) : (
            <ul>
              {posts.map((post) => (
                <li key={post.id} className="border-b border-border px-5 py-3 last:border-b-0">
                  <Link
                    to="/blog/$slug"
                    params={{ slug: post.slug }}
                    className="flex min-h-11 items-center font-semibold text-primary wrap-anywhere"
                  >
                    {post.title}
                  </Link>
                  <p className="text-sm text-muted">
                    {fullName(post.author)} · {momentOf(post.updatedAt, now)}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {meta.totalPages > 1 && <ListPages meta={meta} of={['статті', 'статей']} />}
        </section>
      </div>
    </>
  )
}
