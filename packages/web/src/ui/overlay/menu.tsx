import { type ReactNode, useRef, useState } from 'react'
import { useDismiss } from './use-dismiss.ts'

interface Props {
  /** Names the button in words, visible or `sr-only`. */
  button: ReactNode
  buttonClass?: string | undefined
  children: ReactNode
}

/** A button with a panel of links under it; closes on a click in the panel, outside, on Escape and when the focus leaves. */
export function Menu({ button, buttonClass, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useDismiss(root, isOpen, close)
  return (
    <div className="relative" ref={root}>
      <button type="button" className={buttonClass} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {button}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click that a link or button inside has already answered
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the same links
        <div className="menu-panel" onClick={close}>
          {children}
        </div>
      )}
    </div>
  )
}
