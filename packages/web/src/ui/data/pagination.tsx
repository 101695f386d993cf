import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

interface Props {
  meta: { page: number; limit: number; total: number; totalPages: number }
  /** What is counted, after the range: «1–20 з 48 гравців». */
  counted: (total: number) => string
  /** A real link to a page: `(page, content) => <Link to="." search={…}>{content}</Link>`. */
  link: (page: number, content: ReactNode, label: string) => ReactElement
}

export function Pagination({ meta: { page, limit, total, totalPages }, counted, link }: Props) {
  if (total === 0) return null
  const from = (page - 1) * limit + 1
  return (
    <nav className="pagination" aria-label="Сторінки">
      <span className="text-muted">
        {from}–{Math.min(total, page * limit)} з {counted(total)}
      </span>
      {totalPages > 1 && (
        <ul>
          <li>{page > 1 ? link(page - 1, back, 'Попередня сторінка') : <span aria-disabled="true">{back}</span>}</li>
          {pagesAround(page, totalPages).map((number, index) => (
            <li key={number ?? `gap-${index}`}>{pageItem(number)}</li>
          ))}
          <li>
            {page < totalPages ? (
              link(page + 1, forward, 'Наступна сторінка')
            ) : (
              <span aria-disabled="true">{forward}</span>
            )}
          </li>
        </ul>
      )}
    </nav>
  )

  function pageItem(number: number | null) {
    if (number === null) return <span className="text-muted">…</span>
    if (number === page) return <span aria-current="page">{number}</span>
    return link(number, number, `Сторінка ${number}`)
  }
}

const back = <ChevronLeft size={18} aria-hidden="true" />
const forward = <ChevronRight size={18} aria-hidden="true" />

/** First, last and the neighbours of the current page; null is a gap. */
export function pagesAround(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages]
  const shown = [...new Set(near)].filter((it) => it >= 1 && it <= totalPages).sort((a, b) => a - b)
  return shown.flatMap((it, index) => {
    const gap = it - (shown[index - 1] ?? it - 1)
    if (gap === 2) return [it - 1, it]
    return gap > 2 ? [null, it] : [it]
  })
}
