import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { noDialog, onDialogs, topDialog } from '../overlay/open-dialogs.ts'
import { ToastCard } from './toast-card.tsx'
import { holdToasts, noToasts, onToasts, readToasts, type Toast } from './toast-store.ts'

/**
 * The notifications of the whole site, in the bottom right corner; F8 leads the keyboard to them. They live inside the open
 * dialog, if there is one: outside it nothing can be clicked.
 */
export function Toaster() {
  const dialog = useSyncExternalStore(onDialogs, topDialog, noDialog)
  return dialog ? createPortal(<Region key="in" />, dialog) : <Region key="out" />
}

function Region() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => noToasts)
  const region = useRef<HTMLElement>(null)
  const { isHeld, ...reading } = useReading(region, toasts.length)
  useKeepClear(region, toasts)
  useEffect(() => region.current?.showPopover(), [])
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => key === 'F8' && region.current?.focus()
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return (
    <section
      {...reading}
      ref={region}
      className="toasts"
      aria-label="Сповіщення (F8)"
      aria-live="polite"
      tabIndex={-1}
      popover="manual"
      data-held={isHeld || undefined}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** Lifts them above what one of them must not lie over. */
function useKeepClear(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  useLayoutEffect(() => {
    const here = region.current
    const button = toasts.findLast(({ clearOf }) => clearOf)?.clearOf?.getBoundingClientRect()
    if (!here) return
    here.style.bottom = '0'
    const { top, left, height } = here.getBoundingClientRect()
    if (!button || button.bottom < top || button.right < left) return
    here.style.bottom = `${Math.max(0, Math.min(window.innerHeight - button.top, window.innerHeight - height))}px`
  }, [region, toasts])
}

/** Whether somebody reads them, by pointer or keyboard: as long as they do, no time passes. */
function useReading(region: RefObject<HTMLElement | null>, count: number) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused
  useEffect(() => {
    holdToasts(isHeld)
    return () => holdToasts(false)
  }, [isHeld])
  useEffect(() => {
    // one that vanishes takes the focus along and tells nobody
    if (count >= 0) setFocused(region.current?.contains(document.activeElement) ?? false)
  }, [region, count])
  useEffect(() => {
    if (!isHovered) return
    // nor does the pointer tell that it has left what has vanished under it
    const leave = ({ target }: Event) => setHovered(region.current?.contains(target as Node) ?? false)
    document.addEventListener('pointermove', leave)
    return () => document.removeEventListener('pointermove', leave)
  }, [region, isHovered])
  return {
    isHeld,
    onPointerEnter: ({ pointerType }: { pointerType: string }) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
