import type { AnyRouter } from '@tanstack/react-router'

/** What the server has written of a page for programs, and no browser writes anew. */
const ofFirstPage = [
  'meta[name="description"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join()

/** Once somebody goes on to another page, nothing in the head speaks of the first one: a browser that shares the page would. */
export function forgetFirstPage(router: AnyRouter) {
  const forget = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged) return
    for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove()
    forget()
  })
}
