import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { tellOpen } from './open-dialogs.ts'

interface Options {
  isOpen: boolean
  onClose: () => void
  overlayCloses: boolean
}

/** Ties a native modal `<dialog>` to a flag; the browser keeps the focus inside and gives it back. */
export function useDialog({ isOpen, onClose, overlayCloses }: Options) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) {
      keepScrollbarPlace()
      dialog?.showModal()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  // before it leaves the page: a dialog that is taken away open keeps the focus it borrowed
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  useEffect(() => (isOpen && ref.current ? tellOpen(ref.current) : undefined), [isOpen])
  return {
    ref,
    onClose,
    onClick: (event: MouseEvent) => {
      // the backdrop belongs to the dialog itself: only a click beside its box is one on the overlay
      if (overlayCloses && event.target === ref.current && isBeside(event, ref.current)) onClose()
    },
  }
}

/** An open dialog takes the page's scrollbar away: the stylesheet fills its place. */
function keepScrollbarPlace() {
  const { documentElement } = document
  documentElement.style.setProperty('--scrollbar', `${window.innerWidth - documentElement.clientWidth}px`)
}

function isBeside({ clientX, clientY }: MouseEvent, box: HTMLElement) {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
