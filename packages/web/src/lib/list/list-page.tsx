import type { PageMeta } from '@matchbol/core/shared/paging'
import { counted } from '@matchbol/text/shared/plural'
import { Link, notFound } from '@tanstack/react-router'
import { Pagination } from '../../ui/data/pagination.tsx'

/** A page of a list that is there: none lies beyond the last. */
export async function existingPage<Answer extends { meta: PageMeta }>(reading: Promise<Answer>): Promise<Answer> {
  const answer = await reading
  if (answer.meta.page > answer.meta.totalPages) throw notFound()
  return answer
}

interface PagesProps {
  meta: PageMeta
  /** What is counted: «1–20 з 48 гравців». */
  of: readonly [string, string, string]
}

/** The pages of the open list, each a real link. */
export const ListPages = ({ meta, of }: PagesProps) => (
  <Pagination
    meta={meta}
    counted={(total) => counted(total, of)}
    link={(page, content, label) => (
      <Link to="." search={(old: object) => ({ ...old, page: page > 1 ? page : undefined })} aria-label={label}>
        {content}
      </Link>
    )}
  />
)
