import type { ReactNode } from 'react'

/** An empty list: one sentence, and the next step as a button or link. */
export const EmptyState = ({ icon, text, children }: { icon?: ReactNode; text: ReactNode; children?: ReactNode }) => (
  <div className="state">
    {icon && <span className="text-border-strong">{icon}</span>}
    <p>{text}</p>
    {children}
  </div>
)
