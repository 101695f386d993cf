import type { OwnPost } from '@matchbol/core/blog/post-shapes'
import { mayMovePost, type PostMove } from '@matchbol/core/blog/rules'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import type { SessionUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'

const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })))

interface Props {
  post: OwnPost
  me: Pick<SessionUser, 'id' | 'role'>
  onDeleted?: () => Promise<void>
  /** Says at a field what a move is refused for. @returns whether it does */
  onRefused?: (error: unknown) => boolean
}

/** What its author or an administrator may do with an article now, each as a button; what cannot be undone asks once. */
export function PostMoves({ post, me, onDeleted, onRefused }: Props) {
  const [asked, setAsked] = useState<'delete' | 'reject' | 'hide'>()
  const api = useApi()
  const actor = { id: me.id, isAdmin: me.role === 'ADMIN' }
  const isMine = me.id === post.author.id
  const facts = { status: post.status, authorId: post.author.id, isReviewed: post.isReviewed }
  const may = (move: PostMove) => mayMovePost(actor, move, facts)
  const close = () => setAsked(undefined)

  const move = useAction(
    (status: OwnPost['status']) =>
      api.call('PUT /api/v1/blog/posts/{id}', {
        params: { id: post.id },
        body: { status, version: post.version },
      }),
    { done: ({ data }) => doneText(data.status), onFailed: (error) => onRefused?.(error) },
  )
  const remove = useAction(
    () => api.call('DELETE /api/v1/blog/posts/{id}', { params: { id: post.id }, query: { version: post.version } }),
    { done: 'Статтю видалено', ...(onDeleted && { leave: onDeleted }) },
  )
  return (
    <>
      {may('publish') && (
        <Button loading={move.busy} onClick={() => move.run('PUBLISHED')}>
          {isMine && (post.isReviewed || post.status === 'REJECTED') ? 'Надіслати на перевірку' : 'Опублікувати'}
        </Button>
      )}
      {may('withdraw') && (
        <Button variant="outline" color="neutral" loading={move.busy} onClick={() => move.run('DRAFT')}>
          Забрати з перевірки
        </Button>
      )}
      {may('reject') && (
        <Button variant="outline" color="warning" onClick={() => setAsked('reject')}>
          Повернути з приміткою
        </Button>
      )}
      {may('hide') && (
        <Button
          variant="outline"
          color="neutral"
          loading={move.busy}
          onClick={() => (isMine ? move.run('HIDDEN') : setAsked('hide'))}
        >
          Приховати
        </Button>
      )}
      {may('delete') && (
        <Button variant="ghost" color="error" onClick={() => setAsked('delete')}>
          Видалити
        </Button>
      )}
      <FailureNote {...move.failure} />
      <Modal
        isOpen={asked === 'delete'}
        onClose={close}
        title="Видалити статтю?"
        foot={
          <>
            <Button variant="outline" color="neutral" onClick={close}>
              Залишити
            </Button>
            <Button color="error" loading={remove.busy} onClick={() => void remove.run()}>
              Видалити назавжди
            </Button>
          </>
        }
      >
        <p>«{post.title || 'Без назви'}» буде видалено разом з адресою. Повернути її не можна.</p>
        <FailureNote {...remove.failure} />
      </Modal>
      {(asked === 'reject' || asked === 'hide') && (
        <Modal isOpen onClose={close} title={asked === 'reject' ? 'Повернути статтю' : 'Приховати статтю'}>
          <Suspense>
            <ReviewForm post={post} status={asked === 'reject' ? 'REJECTED' : 'HIDDEN'} onClose={close} />
          </Suspense>
        </Modal>
      )}
    </>
  )
}

const doneText = (status: OwnPost['status']) =>
  ({
    DRAFT: 'Статтю забрано з перевірки',
    PENDING_REVIEW: 'Статтю надіслано на перевірку',
    PUBLISHED: 'Статтю опубліковано',
    REJECTED: 'Статтю повернуто автору',
    HIDDEN: 'Статтю приховано',
  })[status]
