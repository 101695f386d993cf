import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/**
 * A button for what cannot be undone: a press counts only after it has stood still in its place on the page for a moment, so that
 * a second tap does not meet the button of the next card, which has just slid under the finger. A keyboard's press always counts.
 */
export function StillButton({ className, onClick, ...rest }: ComponentProps<typeof Button>) {
  const { button, isStill, standsWhereSeen } = useStillness()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail === 0 || standsWhereSeen()) onClick?.(event)
    else event.preventDefault() // nor does it send its form
  }
  return (
    <Button
      {...rest}
      ref={button}
      onClick={press}
      className={[className, !isStill && 'pointer-events-none'].filter(Boolean).join(' ')}
    />
  )
}

/** So long it stands still before a press counts, and so often its place is looked at; in milliseconds. */
const STILL_MS = 600
const LOOK_MS = 100

function useStillness() {
  const button = useRef<HTMLButtonElement>(null)
  const seen = useRef('')
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    let since = performance.now()
    const look = () => {
      const place = placeOf(button.current)
      if (place !== seen.current) since = performance.now()
      seen.current = place
      setIsStill(performance.now() - since >= STILL_MS)
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return { button, isStill, standsWhereSeen: () => isStill && placeOf(button.current) === seen.current }
}

/** Where it stands on the page, whole pixels: scrolling moves nothing. */
function placeOf(button: Element | null): string {
  if (!button) return ''
  const { left, top } = button.getBoundingClientRect()
  return `${Math.round(left + window.scrollX)} ${Math.round(top + window.scrollY)}`
}
