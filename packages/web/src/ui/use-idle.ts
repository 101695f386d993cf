import { useEffect, useState, useSyncExternalStore } from 'react'

/** True once the page has loaded and the browser has nothing else to do: for what may come last of all. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  const isLoaded = useAfterLoad()
  useEffect(() => {
    if (isLoaded) whenIdle(() => setIdle(true))
  }, [isLoaded])
  return isIdle
}

/** Safari knows no such moment. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? window.setTimeout)(act)

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
