import { useEffect } from 'react'
import { store } from '../../../lib/browser/storage.ts'
import { ownTurnKey } from '../../../lib/session/session.ts'

/**
 * Remembers how high «Ваш хід» stands, in pixels: the head of the next page holds its place before anything is drawn, so that
 * nothing below moves when it comes.
 */
export function useOwnTurnPlace(isKnown: boolean, isThere: boolean) {
  useEffect(() => {
    if (!isKnown) return
    const strip = isThere ? document.getElementById('own-turn')?.closest('section') : null
    const keep = () => {
      const height = strip?.getBoundingClientRect().height ?? 0
      document.documentElement.style.setProperty('--own-turn-height', `${height}px`)
      store(ownTurnKey, String(height))
    }
    keep()
    const observer = new ResizeObserver(keep)
    if (strip) observer.observe(strip)
    return () => observer.disconnect()
  }, [isKnown, isThere])
}
