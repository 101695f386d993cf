import { normalisedTag } from '@matchbol/core/blog/tags'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { FileText, Rss } from 'lucide-react'
import type { ApiClient } from '../../lib/api/api.ts'
import { orNotFound } from '../../lib/api/or-not-found.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { FilterForm } from '../../ui/form/filter-form.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { PostCards } from './post-card.tsx'

export interface BlogSearch {
  tag?: string | undefined
  q?: string | undefined
  page?: number | undefined
}

const perPage = 12

/** Two calls at once: the articles, and what tags there are. */
export async function loadBlog(api: ApiClient, { tag, q, page }: BlogSearch) {
  const [{ data: posts, meta }, { data: tags }] = await orNotFound(
    Promise.all([
      api.call('GET /api/v1/blog/posts', { query: { tag, q, page, limit: perPage } }),
      api.call('GET /api/v1/blog/tags'),
    ]),
  )
  return { posts, meta, tags }
}

/** The blog: what players have written, the newest first, to be narrowed by a tag and by words. */
export function BlogPage() {
  const { posts, meta, tags } = useLoaderData({ from: '/blog/' })
  const { tag, q } = useSearch({ from: '/blog/' })
  const narrow = useListFilter()
  const isWhole = !tag && !q
  return (
    <>
      <TitleBand title="Блог" subtitle="Історії, досвід і поради гравців ліги." />
      <div className="wrap lift">
        <section className="board" aria-label="Статті">
          {(posts.length > 0 || !isWhole) && (
            <FilterForm onFilter={(values, how) => narrow({ tag, ...values }, how)}>
              <SearchField label="Пошук" value={q} placeholder="Слово з назви або тексту" />
              {tag && <input type="hidden" name="tag" value={tag} />}
            </FilterForm>
          )}
          <Tags tags={tags.map((it) => it.tag)} chosen={tag === undefined ? undefined : normalisedTag(tag)} />
          {posts.length > 0 ? <PostCards posts={posts} label="Статті" /> : <Nothing />}
          <ListPages meta={meta} of={['статті', 'статей']} />
        </section>
        <p className="mt-4 flex flex-wrap items-center justify-end gap-x-6">
          <Link to="/profile/blog" className="link">
            Написати статтю
          </Link>
          <a href="/blog/feed.xml" className="link">
            <Rss size={18} aria-hidden="true" /> RSS
          </a>
        </p>
      </div>
    </>
  )
}

/** Those of the most articles; one that was chosen elsewhere stands first. */
function Tags({ tags, chosen }: { tags: readonly string[]; chosen: string | undefined }) {
  const shown = chosen && !tags.includes(chosen) ? [chosen, ...tags] : tags
  if (shown.length === 0) return null
  return (
    <nav className="chips" aria-label="Теми">
      {[undefined, ...shown].map((tag) => (
        <Link
          key={tag ?? ''}
          from="/blog/"
          to="."
          search={(old) => ({ ...old, tag, page: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={tag === chosen ? 'true' : undefined}
          className="chip"
        >
          {tag ?? 'Усі теми'}
        </Link>
      ))}
    </nav>
  )
}

function Nothing() {
  const { tag, q } = useSearch({ from: '/blog/' })
  if (tag || q)
    return (
      <EmptyState text={q ? `За запитом «${q}» статей не знайдено.` : 'На цю тему ще ніхто не писав.'}>
        <Link to="/blog" {...buttonLook({ variant: 'outline' })}>
          Показати всі статті
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<FileText size={48} strokeWidth={1.5} aria-hidden="true" />}
      text="Жодної статті ще не опубліковано. Ваша може стати першою."
    >
      <Link to="/profile/blog" {...buttonLook({ variant: 'outline' })}>
        Написати статтю
      </Link>
    </EmptyState>
  )
}
