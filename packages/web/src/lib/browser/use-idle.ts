import { useEffect, useState } from 'react'
import { useAfterLoad } from '../api/use-after-load.ts'

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
