import type { ReactNode } from 'react'

export type BadgeColor = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'error'

export const Badge = ({ color = 'neutral', children }: { color?: BadgeColor; children: ReactNode }) => (
  <span className="tag" data-color={color}>
    {children}
  </span>
)
