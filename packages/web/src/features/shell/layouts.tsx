import type { ReactNode } from 'react'

interface Props {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The frame of a page: `default` unless named. `profile` and `admin` stand inside it, as routes of their own. */
    layout?: keyof typeof layouts
  }
}

/** Header, page, footer: the footer stands at the lower edge of the window, or below the page when that is longer. */
const DefaultLayout = ({ header, footer, children }: Props) => (
  <>
    {header}
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    {footer}
  </>
)

/** The page has the whole window to itself; the footer comes when one scrolls. */
const FullLayout = ({ header, footer, children }: Props) => (
  <>
    {header}
    <main id="content" tabIndex={-1} className="main-full">
      {children}
    </main>
    {footer}
  </>
)

export const layouts = { default: DefaultLayout, full: FullLayout }
