import type { FaqEntry } from '@matchbol/core/faq/faq-shapes'
import { kyivDate } from '@matchbol/core/shared/kyiv-time'
import { faqCategoryText } from '@matchbol/text/faq/categories'
import { Link } from '@tanstack/react-router'
import { useMe } from '../../lib/session/use-session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Neighbours } from '../../ui/data/neighbours.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { ProseSheet } from '../../ui/prose/prose-sheet.tsx'

const crumbs = [
  <Link key="faq" to="/faq">
    FAQ
  </Link>,
]

/** An answer, and what is read before and after it. */
export const EntryPage = ({ entry }: { entry: FaqEntry }) => (
  <ProseSheet
    title={entry.question}
    crumbs={crumbs}
    here={faqCategoryText[entry.category]}
    contents={entry.sections}
    edition={kyivDate(new Date(entry.updatedAt))}
    after={<Around entry={entry} />}
  >
    {!entry.isPublished && (
      <p className="mb-4">
        <Badge color="neutral">Чернетка</Badge> Бачать лише адміністратори.
      </p>
    )}
    <Prose html={entry.html} />
  </ProseSheet>
)

function Around({ entry: { id, previous, next } }: { entry: FaqEntry }) {
  const isAdmin = useMe()?.role === 'ADMIN'
  return (
    <>
      <Neighbours
        label="Сусідні запитання"
        previous={previous}
        next={next}
        words={['Попереднє запитання', 'Наступне запитання']}
        link={({ id, question }, look, over) => (
          <Link to="/faq/$id" params={{ id: String(id) }} {...look}>
            {over}
            {question}
          </Link>
        )}
      />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <Link to="/faq" className="link">
          Усі запитання
        </Link>
        {isAdmin && (
          <Link to="/admin/faq/$id" params={{ id: String(id) }} className="link">
            Редагувати
          </Link>
        )}
      </p>
    </>
  )
}
