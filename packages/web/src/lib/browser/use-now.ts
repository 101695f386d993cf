import { MINUTE } from '@matchbol/core/shared/durations'
import { useSyncExternalStore } from 'react'
import { useSite } from '../session/use-site.ts'

/**
 * The present, for words such as «сьогодні»: the first moment of the day until the page is alive, so that every node draws the same,
 * then the browser's clock, moving every minute.
 */
export function useNow(): Date {
  const site = useSite()
  return new Date(useSyncExternalStore(everyMinute, thisMinute, () => Date.parse(site.dayStartedAt)))
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, MINUTE / 4)
  return () => clearInterval(timer)
}
