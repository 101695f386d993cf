import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { closeToast, type Toast } from './toast-store.ts'

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info }
const swipeThreshold = 50

export function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, color, title, description, persistent, duration, isLeaving } = toast
  const pressedAt = useRef<number | null>(null)
  useTimeLimit(persistent ? null : duration, isPaused, () => closeToast(id))
  const Icon = icons[color]
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (pressedAt.current === null || clientX - pressedAt.current < swipeThreshold) return
    pressedAt.current = null
    closeToast(id)
  }
  return (
    <div
      className="toast"
      data-color={color}
      data-leaving={isLeaving || undefined}
      role={color === 'error' ? 'alert' : 'status'}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX
      }}
      onPointerUp={() => {
        pressedAt.current = null
      }}
      onPointerMove={onPointerMove}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="toast-text">
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className="icon-button" aria-label="Закрити сповіщення" onClick={() => closeToast(id)}>
        <X size={18} aria-hidden="true" />
      </button>
      {!persistent && <span className="toast-time" style={{ animationDuration: `${duration}ms` }} />}
    </div>
  )
}

/** Runs `end` after `duration` ms in all, not counting the time on pause. */
function useTimeLimit(duration: number | null, isPaused: boolean, end: () => void) {
  const left = useRef(duration)
  const atEnd = useEffectEvent(end)
  useEffect(() => {
    if (isPaused || left.current === null) return
    const startedAt = performance.now()
    const timer = setTimeout(() => atEnd(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - startedAt))
    }
  }, [isPaused])
}
