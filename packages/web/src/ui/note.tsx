import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A sentence or two that belongs to the page, not to a moment (that is a toast). */
export const Note = ({
  color = 'info',
  title,
  children,
}: {
  color?: 'info' | 'warning' | 'error'
  title?: string
  children: ReactNode
}) => {
  const Icon = color === 'info' ? Info : TriangleAlert
  return (
    <div className="note" data-color={color}>
      <Icon size={20} aria-hidden="true" />
      <div>
        {title && <b className="block">{title}</b>}
        {children}
      </div>
    </div>
  )
}
