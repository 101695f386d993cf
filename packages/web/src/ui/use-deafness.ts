import { useEffect, useState } from 'react'

/** Milliseconds for which a step that has just come takes no taps: two quick taps are meant as one. */
const DEAF_MS = 350

/** True for a moment after each new step, also after the first; whoever draws it lets no pointer through. */
export function useDeafness(step: unknown): boolean {
  const [heard, setHeard] = useState<unknown>(null)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(() => step), DEAF_MS)
    return () => clearTimeout(timer)
  }, [step])
  return heard !== step
}
