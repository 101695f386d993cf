import { ticketCategories } from '@matchbol/core/tickets/statuses'
import { guestTicket, newTicket, type TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import { ticketCategoryText } from '@matchbol/text/tickets/status'
import { useState } from 'react'
import type * as z from 'zod'
import { ApiError } from '../../lib/api/api-error.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useUpload } from '../../lib/forms/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SelectField, TextareaField, TextField } from '../../ui/form/form-fields.tsx'
import { Note } from '../../ui/note.tsx'
import { type FormSeal, untilSendable } from './form-seal.ts'
import { PictureField } from './picture-field.tsx'

const categories = ticketCategories.map((value) => ({ value, label: ticketCategoryText[value] }))
type Begun = z.input<typeof newTicket>
const begun: Begun = { category: 'OTHER', subject: '', body: '', pictures: [] }
const begunAbout = (gameId: number): Begun => ({ ...begun, category: 'RESULT', gameId })

interface Props {
  onSent: (ticket: TicketCard) => void
}

/** A request of a signed-in person, about a game of theirs where there is one. */
export function TicketForm({ gameId, onSent }: Props & { gameId?: number | undefined }) {
  const api = useApi()
  const upload = useUpload()
  const form = useContractForm(newTicket, {
    initial: gameId ? begunAbout(gameId) : begun,
    unsent: { draft: gameId ? `ticket about game ${gameId}` : 'new ticket', outlivesTab: true },
    refusedAt: { IMAGE_NOT_YOURS: 'pictures' },
    send: (body, { key }) => api.call('POST /api/v1/tickets', { body, idempotencyKey: key }),
    failed: 'Не надіслано',
    onDone: ({ data }) => onSent(data),
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props} aria-label="Нове звернення">
      <SelectField {...form.field('category')} label="Про що" options={categories} />
      <TextField {...form.field('subject')} label="Тема" />
      <TextareaField {...form.field('body')} label="Що сталося" rows={6} hint={!gameId && bodyHint} />
      <PictureField
        upload={upload}
        urls={form.values.pictures ?? []}
        onChange={(pictures) => form.set('pictures', pictures)}
      />
      <FailureNote {...form.failure} />
      <div>
        <Button type="submit" loading={form.busy} disabled={upload.isSending}>
          Надіслати
        </Button>
      </div>
    </form>
  )
}

const bodyHint = 'Якщо про гру чи гравця — додайте посилання: так відповідь буде швидшою.'

/** A request of a guest, and what becomes of it. */
export function GuestTicket({ seal }: { seal: FormSeal }) {
  const [sent, setSent] = useState<TicketCard>()
  if (!sent) return <GuestTicketForm seal={seal} onSent={setSent} />
  return (
    <div role="status">
      <Note title={`Звернення № ${sent.id} надіслано`}>
        <p>Адміністратор відповість за контактом, який ви залишили.</p>
        <Button variant="link" onClick={() => setSent(undefined)}>
          Написати ще
        </Button>
      </Note>
    </div>
  )
}

/**
 * The same of somebody without a session, who says where to be answered. Programs that write everywhere fill in what nobody sees, and are
 * faster than people: a person's form waits until it may be sent.
 */
function GuestTicketForm({ seal: opened, onSent }: Props & { seal: FormSeal }) {
  const api = useApi()
  const form = useContractForm(guestTicket, {
    initial: { ...begun, contact: '', website: '' },
    unsent: { draft: 'new ticket' },
    texts: { contact: 'Напишіть пошту, номер телефону або нік у Telegram, наприклад @olena.' },
    refusedAt: { CONTACT_NEEDED: 'contact', CONTACT_UNCLEAR: 'contact', TOO_MANY_LINKS: 'body' },
    send: async (body) => {
      if (opened.status !== 'ready') return api.call('POST /api/v1/tickets', { body })
      const { seal, at } = opened.data
      const rest = untilSendable(at, Date.now())
      await new Promise((done) => setTimeout(done, rest))
      return api.call('POST /api/v1/tickets', { body: { ...body, seal } })
    },
    failed: 'Не надіслано',
    onDone: ({ data }) => onSent(data),
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return false
      if (error.code === 'FORM_NOT_BY_HAND') form.set('website', '')
      if (error.code === 'FORM_OUTDATED' || error.code === 'FORM_USED') opened.retry()
      return false
    },
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props} aria-label="Звернення до клубу">
      <TextField
        {...form.field('contact')}
        label="Куди вам відповісти"
        hint="Пошта, номер телефону або нік у Telegram. Побачать лише адміністратори."
      />
      <SelectField {...form.field('category')} label="Про що" options={categories} />
      <TextField {...form.field('subject')} label="Тема" />
      <TextareaField {...form.field('body')} label="Що сталося" rows={6} hint={bodyHint} />
      <div className="fixed top-0 -left-full w-60" aria-hidden="true">
        <TextField {...form.field('website')} label="Не заповнюйте" tabIndex={-1} autoComplete="off" />
      </div>
      <FailureNote {...form.failure} />
      <div>
        <Button type="submit" loading={form.busy || opened.status === 'loading'}>
          Надіслати
        </Button>
      </div>
    </form>
  )
}
