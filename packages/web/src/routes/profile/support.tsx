import { createFileRoute, Link } from '@tanstack/react-router'
import { LifeBuoy } from 'lucide-react'
import { pageHead } from '../../lib/address/head.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'

export const Route = createFileRoute('/profile/support')({
  head: ({ matches }) => pageHead(matches, { title: 'Підтримка', noindex: true }),
  component: MyTicketsPage,
})

function MyTicketsPage() {
  return (
    <>
      <h1 className="text-3xl">Підтримка</h1>
      <div className="board">
        <EmptyState
          icon={<LifeBuoy size={48} strokeWidth={1.5} aria-hidden="true" />}
          text="У вас немає звернень. Форми для них на сайті поки немає; що зробити самостійно і кого спитати, підкаже сторінка підтримки."
        >
          <Link to="/support" {...buttonLook()}>
            Як отримати допомогу
          </Link>
        </EmptyState>
      </div>
    </>
  )
}
