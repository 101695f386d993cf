import type { TicketCard } from '@matchbol/core/tickets/ticket-shapes'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSession } from '../../lib/session/use-session.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Spinner } from '../../ui/loading.tsx'
import { Note } from '../../ui/note.tsx'
import { useSeen } from '../../ui/use-seen.ts'

const GuestTicketForm = lazy(() => import('./ticket-form.tsx').then((module) => ({ default: module.GuestTicketForm })))

/** On the public page of support: a guest writes here, and who has signed in is led to where the answer will be. */
export function WriteToClub() {
  const { status } = useSession()
  if (status === 'in')
    return (
      <>
        <p>Ви увійшли, тож відповідь чекатиме на вас в особистому кабінеті.</p>
        <p className="flex flex-wrap gap-3">
          <Link to="/profile/support" search={{ new: true }} {...buttonLook()}>
            Нове звернення
          </Link>
          <Link to="/profile/support" {...buttonLook({ variant: 'outline', color: 'neutral' })}>
            Мої звернення
          </Link>
        </p>
      </>
    )
  return <ForGuests />
}

function ForGuests() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const [sent, setSent] = useState<TicketCard>()
  if (sent)
    return (
      <div role="status">
        <Note title={`Звернення № ${sent.id} надіслано`}>
          <p>Адміністратор відповість за контактом, який ви залишили.</p>
          <Button variant="link" onClick={() => setSent(undefined)}>
            Написати ще
          </Button>
        </Note>
      </div>
    )
  return (
    <div ref={place} className="min-h-160">
      <noscript>Щоб надіслати форму, увімкніть у браузері JavaScript.</noscript>
      {isSeen && (
        <Suspense fallback={<Spinner />}>
          <GuestTicketForm onSent={setSent} />
        </Suspense>
      )}
    </div>
  )
}
