import { Link } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { buttonLook } from '../ui/button.tsx'
import { EmptyState } from '../ui/data/empty-state.tsx'
import { TitleBand } from '../ui/title-band.tsx'
import { type SectionName, sections } from './sections.ts'

/** The address of a section that is not built yet: says so, and how its work is done today. */
export function SectionToCome({ name }: { name: SectionName }) {
  const { title, today } = sections[name]
  const panel = (
    <Link key="admin" to="/admin">
      Панель адміністратора
    </Link>
  )
  return (
    <>
      <TitleBand title={title} crumbs={[panel]} />
      <div className="wrap lift">
        <div className="board">
          <EmptyState
            icon={<Hammer size={48} strokeWidth={1.5} aria-hidden="true" />}
            text={`Цього розділу ще немає. ${today}`}
          >
            <Link to="/admin" {...buttonLook({ variant: 'outline' })}>
              До панелі
            </Link>
          </EmptyState>
        </div>
      </div>
    </>
  )
}
