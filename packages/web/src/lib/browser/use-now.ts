import { useSyncExternalStore } from 'react'
import { useSite } from '../session/use-site.ts'

const minute = 60_000

/**
 * The present, for words such as «сьогодні»: the server's moment until the page is alive, so that both render the same,
 * then the browser's, moving every minute.
 */
export function useNow(): Date {
  const site = useSite()
  return new Date(useSyncExternalStore(everyMinute, thisMinute, () => Date.parse(site.now)))
}

const thisMinute = () => Math.floor(Date.now() / minute) * minute

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minute / 4)
  return () => clearInterval(timer)
}
