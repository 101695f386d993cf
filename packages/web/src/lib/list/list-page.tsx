import type { PageMeta } from '@matchbol/core/shared/paging'
import { counted } from '@matchbol/text/shared/plural'
import { Link } from '@tanstack/react-router'
import { Pagination } from '../../ui/data/pagination.tsx'

interface PagesProps {
  meta: PageMeta
  /** What is counted: «1–20 з 48 гравців». */
  of: readonly [string, string, string]
}

/** The pages of the open list, each a real link. */
export const ListPages = ({ meta, of }: PagesProps) => (
  <Pagination
    meta={meta}
    counted={() => countedIn(meta, of)}
    link={(page, content, label) => (
      <Link to="." search={(old: object) => ({ ...old, page: page > 1 ? page : undefined })} aria-label={label}>
        {content}
      </Link>
    )}
  />
)

/** «48 гравців», of a search that found more than it counts «понад 1 000 гравців». */
export const countedIn = ({ total, isAtLeast }: PageMeta, of: PagesProps['of']) =>
  `${isAtLeast ? 'понад ' : ''}${counted(total, of)}`
