import type { PageMeta } from '@matchbol/core/shared/paging'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { Pagination } from '../../ui/data/pagination.tsx'

interface PagesProps {
  meta: PageMeta
  /** What is counted, of one and of many: «1–1 з 1 гравця», «1–20 з 48 гравців». */
  of: readonly [string, string]
}

/** The pages of the open list, each a real link. */
export const ListPages = ({ meta, of: [one, many] }: PagesProps) => (
  <Pagination
    meta={meta}
    counted={() => countedIn(meta, [one, many, many])}
    link={(page, content, label) => (
      <Link to="." search={(old: object) => ({ ...old, page: page > 1 ? page : undefined })} aria-label={label}>
        {content}
      </Link>
    )}
  />
)

/** «48 гравців», of a search that found more than it counts «понад 1 000 гравців». */
export const countedIn = ({ total, isAtLeast }: PageMeta, of: Parameters<typeof counted>[1]) =>
  `${isAtLeast ? 'понад ' : ''}${counted(total, of)}`
