import { createFileRoute, Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { pageHead } from '../../lib/address/head.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'

export const Route = createFileRoute('/profile/blog')({
  head: ({ matches }) => pageHead(matches, { title: 'Мої статті', noindex: true }),
  component: MyPostsPage,
})

function MyPostsPage() {
  return (
    <>
      <h1 className="text-3xl">Мої статті</h1>
      <div className="board">
        <EmptyState
          icon={<FileText size={48} strokeWidth={1.5} aria-hidden="true" />}
          text="У вас немає статей. Писати їх на сайті поки не можна: розділ ще будується, а його місце — тут."
        >
          <Link to="/blog" {...buttonLook({ variant: 'outline' })}>
            До блогу
          </Link>
        </EmptyState>
      </div>
    </>
  )
}
