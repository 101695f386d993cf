import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

const loadPopup = () => import('./popup.tsx').then((module) => ({ default: module.JoinLeaguePopup }))
const JoinLeaguePopup = lazy(loadPopup)

/** Opens the popup from within a page. */
export function JoinLeagueButton({ children = 'Приєднатися до ліги', ...look }: ButtonLook & { children?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onPointerDown={loadPopup} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Suspense>{isOpen && <JoinLeaguePopup isOpen onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
