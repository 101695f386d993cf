import type { FaqAnswer, FaqCategory } from '@matchbol/core/faq/faq-shapes'
import { faqCategoryText } from '@matchbol/text/faq/categories'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { FilterForm } from '../../ui/form/filter-form.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { byCategory } from './by-category.ts'
import styles from './faq.module.css'

export interface FaqSearch {
  q?: string | undefined
}

/** What is often asked, by what it is about, to be narrowed by words of question and answer. */
export function FaqPage() {
  const entries = useLoaderData({ from: '/faq/' })
  const { q } = useSearch({ from: '/faq/' })
  const narrow = useListFilter()
  return (
    <>
      <TitleBand title="FAQ" subtitle="Відповіді на те, про що питають найчастіше." />
      <div className="wrap lift grid gap-6">
        <div className="board">
          <FilterForm onFilter={narrow}>
            <SearchField label="Пошук" value={q} placeholder="Слово із запитання" />
          </FilterForm>
          {entries.length === 0 && <Nothing q={q} />}
        </div>
        {byCategory(entries).map(({ category, entries }) => (
          <Group key={category} category={category} entries={entries} />
        ))}
        <p className="text-muted">
          Не знайшли відповіді? Що можна зробити самостійно і кого спитати, підкаже{' '}
          <Link to="/support" className="font-medium text-primary underline underline-offset-2">
            сторінка підтримки
          </Link>
          .
        </p>
      </div>
    </>
  )
}

/** Its anchor is the code of the category: `/faq#results`. */
const Group = ({ category, entries }: { category: FaqCategory; entries: readonly FaqAnswer[] }) => (
  <section className="board" id={category.toLowerCase()} aria-labelledby={`${category}-title`}>
    <div className="board-head">
      <h2 id={`${category}-title`}>{faqCategoryText[category]}</h2>
    </div>
    <ul className={styles.faqList}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Answer entry={entry} />
        </li>
      ))}
    </ul>
  </section>
)

/** A question that opens in its place; its own page is for who shares it, and for what is long. */
const Answer = ({ entry: { id, question, lead, html } }: { entry: FaqAnswer }) => (
  <details>
    <summary>
      {question}
      <ChevronDown size={20} aria-hidden="true" />
    </summary>
    <div className={styles.answer}>
      {html === null ? <p>{lead}</p> : <Prose html={html} />}
      <Link to="/faq/$id" params={{ id: String(id) }} className="link" aria-label={question}>
        {html === null ? 'Читати все' : 'Окремою сторінкою'}
      </Link>
    </div>
  </details>
)

const Nothing = ({ q }: FaqSearch) => (
  <EmptyState text={q ? `За запитом «${q}» нічого не знайдено.` : 'Тут ще немає відповідей.'}>
    {q && (
      <Link to="/faq" {...buttonLook({ variant: 'outline' })}>
        Показати все
      </Link>
    )}
  </EmptyState>
)
