import { createFileRoute, Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { pageHead } from '../../lib/address/head.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/blog/')({
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Блог',
      description: 'Статті гравців ліги.',
    }),
  component: BlogPage,
})

function BlogPage() {
  return (
    <>
      <TitleBand title="Блог" subtitle="Історії, досвід і поради гравців ліги." />
      <div className="wrap lift">
        <div className="board">
          <EmptyState
            icon={<FileText size={48} strokeWidth={1.5} aria-hidden="true" />}
            text="Жодної статті ще не опубліковано. Найцікавіше поки що — на кортах."
          >
            <Link to="/stats/matches" {...buttonLook({ variant: 'outline' })}>
              Дивитися матчі
            </Link>
          </EmptyState>
        </div>
      </div>
    </>
  )
}
