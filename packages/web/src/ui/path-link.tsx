import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  path: string
  className?: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** A link to a path of this site that is known as text only, such as one listed in data; elsewhere use the typed `Link`. */
export const PathLink = ({ path, className, isCurrent = false, children }: Props) => (
  <Link
    to={path as '/'}
    activeOptions={{ exact: true, includeSearch: false }} // a page below this path is another page
    {...(className && { className })}
    {...(isCurrent && { 'aria-current': 'page' })}
  >
    {children}
  </Link>
)
