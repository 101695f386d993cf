import { useEffect, useState } from 'react'

/** True for a moment after each new step, also after the first: whoever draws it ignores presses, which were meant for the step before. */
export function usePressGuard(step: unknown): boolean {
  const [openStep, setOpenStep] = useState<unknown>(null)
  useEffect(() => {
    let until = performance.now() + GUARD_MS
    const open = () => {
      document.removeEventListener('pointerdown', prolong, true)
      setOpenStep(() => step)
    }
    const prolong = () => {
      until = guardedUntil(until, performance.now())
      clearTimeout(timer)
      timer = setTimeout(open, until - performance.now())
    }
    let timer = setTimeout(open, GUARD_MS)
    document.addEventListener('pointerdown', prolong, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', prolong, true)
    }
  }, [step])
  return openStep !== step
}

/** Milliseconds for which a step that has just come ignores presses: quick ones are meant as one. */
const GUARD_MS = 350

/** Until when presses are ignored after one: an ignored press prolongs it, a later one does not. In milliseconds. */
export const guardedUntil = (until: number, pressedAt: number) => (pressedAt < until ? pressedAt + GUARD_MS : until)
