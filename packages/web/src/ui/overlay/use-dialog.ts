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
  useLayoutEffect(() => (isOpen && ref.current ? lendFocus(ref.current) : undefined), [isOpen])
  // before the content's own effects: the browser focuses the first control, what is asked takes the focus after that
  useLayoutEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) {
      keepScrollbarPlace()
      dialog?.showModal()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
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

/** The browser gives the focus back when a dialog closes, but not when it leaves the page while it is open. */
function lendFocus(dialog: HTMLDialogElement) {
  const opener = document.activeElement
  return () => {
    if (!dialog.isConnected && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true })
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
