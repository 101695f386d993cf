import { useEffect, useRef } from 'react'

/**
 * For the heading of what has taken the place of the control that led to it: when that control is gone, the keyboard and the
 * screen reader go on from here. On a page just opened nothing moves.
 */
export function useFocusOnArrival<Heading extends HTMLElement>(of: string | number) {
  const heading = useRef<Heading>(null)
  const seen = useRef(of)
  useEffect(() => {
    const hasChanged = seen.current !== of
    seen.current = of
    if (hasChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [of])
  return heading
}
