import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

/** The place of content that is on its way: a skeleton of its real shape, or a spinner when the shape is unknown. */
export const Loading = ({ label = 'Завантаження...', children }: { label?: string; children?: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr-only">{label}</span>
    {children ?? (
      <div className="grid place-items-center p-12 text-muted">
        <Spinner />
      </div>
    )}
  </div>
)
