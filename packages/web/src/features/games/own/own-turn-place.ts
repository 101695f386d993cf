import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser/storage.ts'
import { ownTurnKey } from '../../../lib/session/session.ts'

/**
 * Folds «Ваш хід» to one line, whose place is held by the stylesheet, where this browser does not know yet how high it stands:
 * nothing below moves. It opens by a press, and by itself from the next visit on.
 */
export function useFold() {
  const [isFolded, setFolded] = useState(() => readStored(ownTurnKey) === null)
  return [isFolded, () => setFolded(false)] as const
}

/**
 * Remembers how high «Ваш хід» stands, in pixels: the head of the next page holds its place before anything is drawn, so that
 * nothing below moves when it comes.
 */
export function useOwnTurnPlace(isKnown: boolean, isThere: boolean, isFolded: boolean) {
  useEffect(() => {
    if (!isKnown) return
    const strip = isThere ? document.getElementById('own-turn')?.closest('section') : null
    const keep = () => {
      const height = strip?.getBoundingClientRect().height ?? 0
      store(ownTurnKey, String(height))
      if (isFolded) document.documentElement.style.removeProperty(property)
      else document.documentElement.style.setProperty(property, `${height}px`)
    }
    keep()
    const observer = new ResizeObserver(keep)
    if (strip) observer.observe(strip)
    return () => {
      observer.disconnect()
      const height = readStored(ownTurnKey)
      if (height !== null) document.documentElement.style.setProperty(property, `${height}px`)
    }
  }, [isKnown, isThere, isFolded])
}

const property = '--own-turn-height'
