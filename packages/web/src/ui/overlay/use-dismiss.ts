import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `dismiss` on a press outside `inside`, on Escape and when the focus leaves it, while `isOpen`. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void) {
  const leave = useEffectEvent((event: Event) => {
    if (!inside.current?.contains(event.target as Node)) dismiss()
  })
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') dismiss()
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', (event) => leave(event), { signal })
    document.addEventListener('focusin', (event) => leave(event), { signal })
    document.addEventListener('keydown', (event) => leaveByKey(event), { signal })
    return () => listening.abort()
  }, [isOpen])
}
