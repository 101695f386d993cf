import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Trigger {
  'aria-describedby': string
  onPointerEnter: () => void
  onPointerLeave: () => void
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
    const isFollowing = performance.now() - lastClosedAt < skipDelay
    timer.current = setTimeout(() => setOpen(true), isFollowing ? 0 : delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen])

  return (
    <span className="tooltip-place">
      {children({
        'aria-describedby': id,
        onPointerEnter: openSoon,
        onPointerLeave: close,
        onFocus: openSoon,
        onBlur: close,
        onClick: close,
      })}
      <span id={id} role="tooltip" className="tooltip" data-open={isOpen || undefined}>
        {text}
      </span>
    </span>
  )
}
