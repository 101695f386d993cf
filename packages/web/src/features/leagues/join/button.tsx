import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

const loadPopup = () => import('./popup.tsx').then((module) => ({ default: module.JoinLeaguePopup }))
const JoinLeaguePopup = lazy(loadPopup)

interface Props extends ButtonLook {
  children?: string
  /** The league that is chosen to begin with. */
  leagueId?: number
}

/** Opens the popup from within a page. */
export function JoinLeagueButton({ children = 'Приєднатися до ліги', leagueId, ...look }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onPointerDown={loadPopup} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Suspense>{isOpen && <JoinLeaguePopup isOpen leagueId={leagueId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
