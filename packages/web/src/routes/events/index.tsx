import { createFileRoute, Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { pageHead } from '../../lib/address/head.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/events/')({
  head: ({ matches }) => pageHead(matches, { title: 'Події', description: 'Турніри, зустрічі й тренування клубу.' }),
  component: EventsPage,
})

function EventsPage() {
  return (
    <>
      <TitleBand title="Події" subtitle="Турніри, зустрічі й тренування клубу." />
      <div className="wrap lift">
        <div className="board">
          <EmptyState
            icon={<CalendarDays size={48} strokeWidth={1.5} aria-hidden="true" />}
            text="Жодної події зараз не заплановано. Грати можна й без нагоди: ліги відкриті весь сезон."
          >
            <Link to="/stats/leagues" {...buttonLook({ variant: 'outline' })}>
              Обрати лігу
            </Link>
          </EmptyState>
        </div>
      </div>
    </>
  )
}
