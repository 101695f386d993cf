import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { TitleBand } from '../ui/title-band.tsx'

interface Props {
  title: string
  subtitle?: string
  /** The pages that lead here, behind the panel itself. */
  crumbs?: readonly ReactElement[]
  children: ReactNode
}

/** A page of the panel: its title, the way back, and its boards one under another. */
export function AdminPage({ title, subtitle, crumbs = [], children }: Props) {
  const panel = (
    <Link key="admin" to="/admin">
      Панель адміністратора
    </Link>
  )
  return (
    <>
      <TitleBand title={title} crumbs={[panel, ...crumbs]} {...(subtitle && { subtitle })} />
      <div className="wrap lift grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </>
  )
}

/** One board of such a page. */
export const Board = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => (
  <section className="board" aria-label={title}>
    <div className="board-head">
      <h2>{title}</h2>
      {actions && <span className="ml-auto">{actions}</span>}
    </div>
    {children}
  </section>
)
