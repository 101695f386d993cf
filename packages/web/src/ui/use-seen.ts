import { type RefObject, useEffect, useState } from 'react'

/** How near to the window something may be before it counts as seen, so that it is ready when it comes in. */
const near = '300px'

/** Whether an element has come into sight, or nearly, once the page itself has loaded; never on the server. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: near },
    )
    const observe = () => {
      if (element.current) observer.observe(element.current)
    }
    if (document.readyState === 'complete') observe()
    else window.addEventListener('load', observe, { once: true })
    return () => {
      window.removeEventListener('load', observe)
      observer.disconnect()
    }
  }, [element, isSeen])
  return isSeen
}
