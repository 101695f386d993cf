import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Trigger {
  'aria-describedby': string
  onFocus: () => void
  onBlur: () => void
  onClick: () => void
}

interface Props {
  text: string
  /** Gets what ties the control to its tooltip. */
  children: (trigger: Trigger) => ReactNode
}

const delay = 700
const skipDelay = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/** Words about a control, shown while the pointer rests on it or the keyboard is on it; right after another, at once. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAt = performance.now()
    setOpen(false)
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    const isFollowing = performance.now() - lastClosedAt < skipDelay
    if (isFollowing) setOpen(true)
    else timer.current = setTimeout(() => setOpen(true), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen])

  return (
    // the words belong to the place: the pointer may move onto them
    <span className="tooltip-place" onPointerEnter={openSoon} onPointerLeave={close}>
      {children({ 'aria-describedby': id, onFocus: openSoon, onBlur: close, onClick: close })}
      <span id={id} role="tooltip" className="tooltip" data-open={isOpen || undefined}>
        {text}
      </span>
    </span>
  )
}
