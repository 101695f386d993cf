import { useEffect, useState } from 'react'

/** True for a moment after each new step, also after the first; whoever draws it lets no pointer through. */
export function useDeafness(step: unknown): boolean {
  const [heard, setHeard] = useState<unknown>(null)
  useEffect(() => {
    let until = performance.now() + DEAF_MS
    const hear = () => {
      document.removeEventListener('pointerdown', prolong, true)
      setHeard(() => step)
    }
    const prolong = () => {
      until = deafUntil(until, performance.now())
      clearTimeout(timer)
      timer = setTimeout(hear, until - performance.now())
    }
    let timer = setTimeout(hear, DEAF_MS)
    document.addEventListener('pointerdown', prolong, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', prolong, true)
    }
  }, [step])
  return heard !== step
}

/** Milliseconds for which a step that has just come takes no taps: quick taps are meant as one. */
const DEAF_MS = 350

/** Until when nothing is heard after a tap: one that was swallowed prolongs it, one that comes later does not. In milliseconds. */
export const deafUntil = (until: number, tappedAt: number) => (tappedAt < until ? tappedAt + DEAF_MS : until)
