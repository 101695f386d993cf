import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useDialog } from './use-dialog.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  /** Whether a click beside the window closes it. */
  overlayCloses?: boolean
  /** Buttons under the body. */
  foot?: ReactNode
  children: ReactNode
}

/** A window over the page; its content is drawn only while it is open. */
export function Modal({ isOpen, onClose, title, size = 'md', overlayCloses = true, foot, children }: Props) {
  const titleId = useId()
  const dialog = useDialog({ isOpen, onClose, overlayCloses })
  return (
    <dialog {...dialog} className="modal" data-size={size} aria-labelledby={titleId}>
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Закрити" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      {isOpen && <div className="modal-body">{children}</div>}
      {isOpen && foot && <div className="modal-foot">{foot}</div>}
    </dialog>
  )
}
