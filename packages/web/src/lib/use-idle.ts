import { useEffect, useState } from 'react'

const longestWait = 3000 // milliseconds

/** True once the page has loaded and the browser has nothing else to do: for what may come last of all. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const waiting = new AbortController()
    const wait = () => whenIdle(() => !waiting.signal.aborted && setIdle(true))
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [])
  return isIdle
}

/** Safari has no such moment. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: longestWait }) : setTimeout(act)
