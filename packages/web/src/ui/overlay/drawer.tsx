import type { ReactNode } from 'react'
import { useDialog } from './use-dialog.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** A panel that slides in from the right; holds the page still, closes on the overlay and on Escape. */
export function Drawer({ isOpen, onClose, label, children }: Props) {
  const dialog = useDialog({ isOpen, onClose, overlayCloses: true })
  return (
    <dialog {...dialog} className="drawer" aria-label={label}>
      {isOpen && children}
    </dialog>
  )
}
