import { useSyncExternalStore } from 'react'

/** True once the page and all it loads at first is there: what nobody needs before comes then. */
export const useAfterLoad = () =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === 'complete',
    () => false,
  )

function onLoad(listener: () => void) {
  window.addEventListener('load', listener, { once: true })
  return () => window.removeEventListener('load', listener)
}
