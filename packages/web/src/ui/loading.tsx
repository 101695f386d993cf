import type { ReactNode } from 'react'

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

/** Says nothing by itself: stand words beside it, or give the waiting area a name. `size` in px. */
export const Spinner = ({ size = 40 }: { size?: number }) => (
  <svg className="spinner" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
