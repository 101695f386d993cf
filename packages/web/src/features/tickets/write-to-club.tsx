import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useSession } from '../../lib/session/use-session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useFormSeal } from './form-seal.ts'

const GuestTicket = lazy(() => import('./ticket-form.tsx').then((module) => ({ default: module.GuestTicket })))

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
  const seal = useFormSeal()
  return (
    <div ref={place} className="mt-5 min-h-160">
      <noscript>Щоб надіслати форму, увімкніть у браузері JavaScript.</noscript>
      {isSeen && (
        <Suspense>
          <GuestTicket seal={seal} />
        </Suspense>
      )}
    </div>
  )
}
