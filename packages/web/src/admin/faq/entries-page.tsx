import type { FaqCard } from '@matchbol/core/faq/faq-shapes'
import { faqCategoryText } from '@matchbol/text/faq/categories'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { byCategory } from '../../features/faq/by-category.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { AdminPage, Board } from '../admin-page.tsx'

/** All entries in the order in which they are read, to be edited and put elsewhere. */
export function FaqEntriesPage({ entries }: { entries: readonly FaqCard[] }) {
  const api = useApi()
  const move = useAction(
    ({ id, version }: FaqCard, position: number) =>
      api.call('PUT /api/v1/faq/{id}', { params: { id }, body: { position, version } }),
    { failed: 'Запис не переставлено' },
  )
  return (
    <AdminPage title="FAQ" subtitle="Запитання, відповіді та правила клубу: так, як їх читають.">
      <div className="board flex flex-wrap items-center gap-3 p-4 sm:p-5">
        <Link to="/admin/faq/new" {...buttonLook()}>
          Додати запис
        </Link>
        <Link to="/faq" {...buttonLook({ variant: 'outline', color: 'neutral' })}>
          Сторінка FAQ
        </Link>
      </div>
      <FailureNote {...move.failure} />
      {byCategory(entries).map(({ category, entries }) => (
        <Board key={category} title={faqCategoryText[category]}>
          <ol>
            {entries.map((entry, index) => (
              <li
                key={entry.id}
                className="flex flex-wrap items-center gap-x-4 border-t border-border px-4 py-2 first:border-t-0 sm:px-5"
              >
                <Link
                  to="/admin/faq/$id"
                  params={{ id: String(entry.id) }}
                  className="flex min-h-11 grow basis-60 items-center font-semibold underline underline-offset-2"
                >
                  {entry.question}
                </Link>
                {!entry.isPublished && <Badge color="neutral">Чернетка</Badge>}
                <span className="flex gap-2">
                  <Button
                    variant="ghost"
                    color="neutral"
                    aria-label={`Вище: ${entry.question}`}
                    disabled={index === 0 || move.busy}
                    onClick={() => void move.run(entry, index)}
                  >
                    <ArrowUp size={20} aria-hidden="true" />
                  </Button>
                  <Button
                    variant="ghost"
                    color="neutral"
                    aria-label={`Нижче: ${entry.question}`}
                    disabled={index === entries.length - 1 || move.busy}
                    onClick={() => void move.run(entry, index + 2)}
                  >
                    <ArrowDown size={20} aria-hidden="true" />
                  </Button>
                </span>
              </li>
            ))}
          </ol>
        </Board>
      ))}
    </AdminPage>
  )
}
