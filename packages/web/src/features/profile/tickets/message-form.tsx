import { newMessage } from '@matchbol/core/tickets/ticket-shapes'
import type * as z from 'zod'
import { useApi } from '../../../lib/api/use-api.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useUpload } from '../../../lib/forms/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SwitchField, TextareaField } from '../../../ui/form/form-fields.tsx'
import { PictureField } from '../../tickets/picture-field.tsx'

interface Props {
  ticketId: number
  /** Whether a message is for the other side too, or can only be a note. */
  mayWrite: boolean
  mayNote: boolean
  onSent: () => void
}

/** The next message of a conversation. What the other side writes meanwhile shows above it, also while somebody types. */
export function MessageForm({ ticketId, mayWrite, mayNote, onSent }: Props) {
  const api = useApi()
  const upload = useUpload()
  const initial: z.input<typeof newMessage> = { body: '', pictures: [], isInternal: !mayWrite }
  const form = useContractForm(newMessage, {
    initial,
    unsent: { draft: `ticket ${ticketId}`, outlivesTab: true },
    refusedAt: { IMAGE_NOT_YOURS: 'pictures' },
    send: (body, { key }) =>
      api.call('POST /api/v1/tickets/{id}/messages', { params: { id: ticketId }, body, idempotencyKey: key }),
    failed: 'Не надіслано',
    onDone: onSent,
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props} aria-label="Нове повідомлення" data-stays>
      <TextareaField {...form.field('body')} label={form.values.isInternal ? 'Нотатка' : 'Повідомлення'} rows={4} />
      {mayNote && mayWrite && <SwitchField {...form.field('isInternal')} label="Лише для адміністраторів" />}
      <PictureField
        upload={upload}
        urls={form.values.pictures ?? []}
        onChange={(pictures) => form.set('pictures', pictures)}
      />
      <FailureNote {...form.failure} />
      <div>
        <Button type="submit" loading={form.busy} disabled={upload.isSending}>
          {form.values.isInternal ? 'Зберегти нотатку' : 'Надіслати'}
        </Button>
      </div>
    </form>
  )
}
