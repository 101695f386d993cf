import type { FaqEntry, Placeholder } from '@matchbol/core/faq/faq-shapes'
import { RULES_ENTRY } from '@matchbol/core/faq/limits'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { AdminPage, Board } from '../admin-page.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { FaqEntryForm } from './entry-form.tsx'

const crumbs = [
  <Link key="faq" to="/admin/faq">
    FAQ
  </Link>,
]

interface Props {
  entry: FaqEntry
  placeholders: readonly Placeholder[]
}

/** One entry: its words, whether it is public, and its end. */
export function EditFaqEntryPage({ entry, placeholders }: Props) {
  const api = useApi()
  const params = { id: entry.id }
  return (
    <AdminPage title={entry.question} crumbs={crumbs}>
      <Board
        title="Запис"
        actions={
          <Link to="/faq/$id" params={{ id: String(entry.id) }} className="link">
            Як його читають
          </Link>
        }
      >
        <FaqEntryForm
          key={entry.id}
          entry={entry}
          placeholders={placeholders}
          button="Зберегти"
          done="Запис збережено"
          send={(_, { changes, version }) =>
            api.call('PUT /api/v1/faq/{id}', { params, body: { ...changes, version } })
          }
        />
      </Board>
      {entry.id !== RULES_ENTRY && <DeleteEntry entry={entry} />}
    </AdminPage>
  )
}

function DeleteEntry({ entry: { id, version, question } }: { entry: FaqEntry }) {
  const api = useApi()
  const navigate = useNavigate()
  const remove = useAction(() => api.call('DELETE /api/v1/faq/{id}', { params: { id }, query: { version } }), {
    done: 'Запис видалено',
    failed: 'Запис не видалено',
    leave: () => navigate({ to: '/admin/faq' }),
  })
  return (
    <Board title="Видалити запис">
      <div className="grid justify-items-start gap-3 p-4 sm:p-5">
        <p>Щоб прибрати запис на якийсь час, досить вимкнути «Запис бачать усі».</p>
        <ConfirmButton label="Видалити запис" action={remove}>
          <p>«{question}» зникне разом із відповіддю. Повернути їх не можна.</p>
        </ConfirmButton>
      </div>
    </Board>
  )
}

/** The words of an entry that is still to be; it is read by all once it is said to. */
export function NewFaqEntryPage({ placeholders }: Pick<Props, 'placeholders'>) {
  const api = useApi()
  const navigate = useNavigate()
  return (
    <AdminPage title="Новий запис" crumbs={crumbs}>
      <Board title="Запис">
        <FaqEntryForm
          placeholders={placeholders}
          button="Додати запис"
          done={({ isPublished }) => (isPublished ? 'Запис додано' : 'Запис збережено як чернетку')}
          send={(values, { key }) => api.call('POST /api/v1/faq', { body: values, idempotencyKey: key })}
          onDone={({ id }) => void navigate({ to: '/admin/faq/$id', params: { id: String(id) } })}
        />
      </Board>
    </AdminPage>
  )
}
