import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** In `full` the page has the whole window to itself, and the footer comes when one scrolls. */
type Layout = 'default' | 'full' | 'profile' | 'admin'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The frame of a page and of those under it: `default` unless named. */
    layout?: Layout
  }
}

/** What stands between header and footer, in the layout of the page (specification §2). */
export function Main({ children }: { children: ReactNode }) {
  const layout = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default',
  })
  return (
    <main id="content" tabIndex={-1} data-layout={layout}>
      {children}
    </main>
  )
}
