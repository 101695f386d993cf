import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { noToasts, onToasts, readToasts } from './toast-store.ts'

const loadCard = () => import('./toast-card.tsx').then((module) => ({ default: module.ToastCard }))
const ToastCard = lazy(loadCard)

/** The notifications of the whole site, in the bottom right corner; F8 leads the keyboard to them. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => noToasts)
  const [isHovered, setHovered] = useState(false)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => key === 'F8' && region.current?.focus()
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  useEffect(() => {
    // in time to tell that the network is gone
    if (document.readyState === 'complete') void loadCard()
    else window.addEventListener('load', () => void loadCard(), { once: true })
  }, [])
  useTopLayer(region, toasts.length)
  return (
    <section
      ref={region}
      className="toasts"
      aria-label="Сповіщення (F8)"
      aria-live="polite"
      tabIndex={-1}
      popover="manual"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isHovered} />
        ))}
      </Suspense>
    </section>
  )
}

/** Keeps the region in the top layer, and raises it above a dialog when something is added. */
function useTopLayer(region: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    if (count > 0 && document.querySelector('dialog[open]')) region.current?.hidePopover()
    region.current?.showPopover()
  }, [region, count])
}
