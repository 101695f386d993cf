import { type RefObject, useEffect, useState } from 'react'

/** How near to the window something may be before it counts as seen, so that it is ready when it comes in. */
const near = '300px'

/** Whether an element has come into sight, or nearly; never on the server. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: near },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
