import { REVIEWED_POSTS } from '@matchbol/core/blog/limits'
import type { OwnPost } from '@matchbol/core/blog/post-shapes'
import { when } from '@matchbol/text/shared/dates'
import { counted } from '@matchbol/text/shared/plural'
import { Link, useLoaderData, useNavigate } from '@tanstack/react-router'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { createRequestKeys } from '../../../lib/forms/idempotency-key.ts'
import { ListPages } from '../../../lib/list/list-page.tsx'
import { useMe } from '../../../lib/session/use-session.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Note } from '../../../ui/note.tsx'
import { EditedNote, PostStatusBadge, ReviewNote } from '../../blog/post-desk.tsx'
import { PostMoves } from '../../blog/post-moves.tsx'

/** «Мої статті»: every article of one's own, where it stands, and what to do with it. */
export function OwnPostsPage() {
  const { posts, meta } = useLoaderData({ from: '/profile/blog/' })
  const me = useMe()
  if (!me) return null
  const isTrusted = me.role === 'ADMIN' || posts.some((post) => !post.isReviewed)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Мої статті</h1>
        {posts.length > 0 && <NewPost />}
      </div>
      {!isTrusted && (
        <Note>
          Перші {counted(REVIEWED_POSTS, ['статтю', 'статті', 'статей'])} перед публікацією читає адміністратор.
          Наступні зʼявляться в блозі одразу.
        </Note>
      )}
      <div className="board">
        {posts.length === 0 ? (
          <EmptyState
            icon={<FileText size={48} strokeWidth={1.5} aria-hidden="true" />}
            text="Статей ще немає. Розкажіть, чого вас навчив корт: чернетка зберігається сама."
          >
            <NewPost />
          </EmptyState>
        ) : (
          <ul>
            {posts.map((post) => (
              <OwnPostRow key={post.id} post={post} me={me} />
            ))}
          </ul>
        )}
        <ListPages meta={meta} of={['статті', 'статей']} />
      </div>
    </>
  )
}

/** Begins with an empty draft, so that whatever is typed has a place to be saved to. */
function NewPost() {
  const api = useApi()
  const navigate = useNavigate()
  const [keyFor] = useState(createRequestKeys)
  const [attempt, setAttempt] = useState(0)
  const write = useAction(
    () => api.call('POST /api/v1/blog/posts', { body: {}, idempotencyKey: keyFor({ attempt }) }),
    {
      onDone: ({ data }) => {
        setAttempt(attempt + 1)
        void navigate({ to: '/profile/blog/$id', params: { id: String(data.id) } })
      },
    },
  )
  return (
    <div className="grid gap-2">
      <Button loading={write.busy} onClick={() => write.run()}>
        <Plus size={20} aria-hidden="true" /> Нова стаття
      </Button>
      <FailureNote {...write.failure} />
    </div>
  )
}

function OwnPostRow({ post, me }: { post: OwnPost; me: NonNullable<ReturnType<typeof useMe>> }) {
  const now = useNow()
  return (
    <li className="grid gap-3 border-b border-border p-5 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link to="/blog/$slug" params={{ slug: post.slug }} className="inline-flex min-h-11 items-center">
            {post.title || 'Без назви'}
          </Link>
        </h2>
        <PostStatusBadge status={post.status} />
      </div>
      <p className="text-sm text-muted">
        Змінено {when(post.updatedAt, now)}
        {post.published && ` · ${counted(post.views, ['перегляд', 'перегляди', 'переглядів'])}`}
      </p>
      {post.status !== 'PUBLISHED' && <ReviewNote post={post} />}
      <EditedNote post={post} />
      <div className="flex flex-wrap gap-3">
        <Link
          to="/profile/blog/$id"
          params={{ id: String(post.id) }}
          aria-label={`Редагувати: ${post.title || 'Без назви'}`}
          {...buttonLook({ variant: 'outline', color: 'neutral' })}
        >
          Редагувати
        </Link>
        <PostMoves post={post} me={me} />
      </div>
    </li>
  )
}
