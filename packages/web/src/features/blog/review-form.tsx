import type { OwnPost } from '@matchbol/core/blog/post-shapes'
import { postChanges } from '@matchbol/core/blog/post-shapes'
import { useApi } from '../../lib/api/use-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { TextareaField } from '../../ui/form/form-fields.tsx'

interface Props {
  post: Pick<OwnPost, 'id' | 'version'>
  status: 'REJECTED' | 'HIDDEN'
  onClose: () => void
}

/** Why an administrator takes an article back; its author reads it. */
export function ReviewForm({ post, status, onClose }: Props) {
  const api = useApi()
  const form = useContractForm<{ reviewNote?: string | null | undefined }, unknown>(
    postChanges.pick({ reviewNote: true }),
    {
      initial: { reviewNote: '' },
      unsent: { draft: `review ${post.id}` },
      refusedAt: { REVIEW_NOTE_NEEDED: 'reviewNote' },
      send: ({ reviewNote }) =>
        api.call('PUT /api/v1/blog/posts/{id}', {
          params: { id: post.id },
          body: { status, reviewNote: reviewNote ?? null, version: post.version },
        }),
      done: status === 'REJECTED' ? 'Статтю повернуто автору' : 'Статтю приховано',
      onDone: onClose,
    },
  )
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props}>
      <TextareaField
        {...form.field('reviewNote')}
        isFirst
        required
        label="Примітка для автора"
        hint="Що виправити або чому статтю не показують. Автор побачить її над статтею."
      />
      <FailureNote {...form.failure} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" color="neutral" onClick={onClose}>
          Не зараз
        </Button>
        <Button type="submit" color="warning" loading={form.busy}>
          {status === 'REJECTED' ? 'Повернути' : 'Приховати'}
        </Button>
      </div>
    </form>
  )
}
