import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { Button } from '../button.tsx'
import { closeToast, type Toast, usedTime } from './toast-store.ts'

const icons = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info }
const swipeThreshold = 50

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, color, title, description, persistent, duration, action, isLeaving } = toast
  const Icon = icons[color]
  const [used] = useState(() => usedTime(toast))
  const { shift, ...swipe } = useSwipe(() => closeToast(id))
  return (
    <div
      {...swipe}
      className="toast"
      data-color={color}
      data-leaving={isLeaving || undefined}
      data-swiping={shift > 0 || undefined}
      role={color === 'error' ? 'alert' : 'status'}
      style={shift > 0 && !isLeaving ? { transform: `translateX(${shift}px)` } : undefined}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="toast-text">
        <b>{title}</b>
        {description && <p>{description}</p>}
        {action && (
          <Button
            variant="outline"
            color="neutral"
            size="sm"
            onClick={() => {
              closeToast(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button type="button" className="icon-button" aria-label="Закрити сповіщення" onClick={() => closeToast(id)}>
        <X size={18} aria-hidden="true" />
      </button>
      {!persistent && (
        <span
          className="toast-time"
          style={{ animationDuration: `${duration}ms`, animationDelay: `${-Math.round(used)}ms` }}
        />
      )}
    </div>
  )
}

/** Follows a finger or mouse to the right; `away` when it is let go beyond the threshold. */
function useSwipe(away: () => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [shift, setShift] = useState(0)
  const end = () => {
    setFrom(null)
    setShift(0)
  }
  return {
    shift,
    onPointerDown: ({ clientX, target, currentTarget, pointerId }: PointerEvent) => {
      if ((target as Element).closest('button')) return
      currentTarget.setPointerCapture(pointerId)
      setFrom(clientX)
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (from !== null) setShift(Math.max(0, clientX - from))
    },
    onPointerUp: () => {
      if (shift >= swipeThreshold) away()
      end()
    },
    onPointerCancel: end,
  }
}
