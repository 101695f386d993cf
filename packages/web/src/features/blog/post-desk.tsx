import type { Post } from '@matchbol/core/blog/post-shapes'
import { postStatusText } from '@matchbol/text/blog/status'
import { when } from '@matchbol/text/shared/dates'
import { Link, useNavigate } from '@tanstack/react-router'
import { useNow } from '../../lib/browser/use-now.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PostMoves } from './post-moves.tsx'

/** Over an article, for its author and administrators: where it stands, why, and what they may do with it. */
export function PostDesk({ post }: { post: Post }) {
  const me = useMe()
  const navigate = useNavigate()
  if (!me) return null
  const isMine = me.id === post.author.id
  return (
    <section className="board mb-4" aria-label="Стан статті">
      <div className="board-body grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <PostStatusBadge status={post.status} />
          {explanation(post, isMine)}
        </p>
        <ReviewNote post={post} />
        {isMine && <EditedNote post={post} />}
        <div className="flex flex-wrap gap-3">
          {isMine && (
            <Link
              to="/profile/blog/$id"
              params={{ id: String(post.id) }}
              {...buttonLook({ variant: 'outline', color: 'neutral' })}
            >
              Редагувати
            </Link>
          )}
          <PostMoves post={post} me={me} onDeleted={() => navigate({ to: isMine ? '/profile/blog' : '/blog' })} />
        </div>
      </div>
    </section>
  )
}

const colors = {
  DRAFT: 'neutral',
  PENDING_REVIEW: 'info',
  PUBLISHED: 'success',
  REJECTED: 'warning',
  HIDDEN: 'neutral',
} as const satisfies Record<Post['status'], BadgeColor>

export const PostStatusBadge = ({ status }: Pick<Post, 'status'>) => (
  <Badge color={colors[status]}>{postStatusText[status]}</Badge>
)

export const ReviewNote = ({ post: { reviewNote } }: { post: Pick<Post, 'reviewNote'> }) =>
  reviewNote && (
    <Note color="warning" title="Примітка адміністратора">
      <p className="whitespace-pre-line">{reviewNote}</p>
    </Note>
  )

/** To its author, who is not asked before. */
export function EditedNote({ post: { editedForAuthorAt } }: { post: Pick<Post, 'editedForAuthorAt'> }) {
  const now = useNow()
  if (!editedForAuthorAt) return null
  return (
    <Note title={`Адміністратор відредагував статтю ${when(editedForAuthorAt, now)}`}>
      Перегляньте її. Щойно ви збережете власні зміни, це повідомлення зникне.
    </Note>
  )
}

function explanation({ status, isReviewed }: Post, isMine: boolean): string {
  if (!isMine) return status === 'PENDING_REVIEW' ? 'Автор чекає на вашу перевірку.' : ''
  switch (status) {
    case 'DRAFT':
      return isReviewed
        ? 'Бачите лише ви. Перед публікацією статтю прочитає адміністратор.'
        : 'Бачите лише ви, доки не опублікуєте.'
    case 'PENDING_REVIEW':
      return 'Адміністратор прочитає статтю й опублікує або поверне з приміткою.'
    case 'PUBLISHED':
      return 'Статтю читають усі.'
    case 'REJECTED':
      return 'Виправте й надішліть ще раз.'
    case 'HIDDEN':
      return 'У блозі статті не видно.'
  }
}
