import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { CourtPlan } from './picture/court-lines.tsx'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  /** Links that lead here, outermost first; the title of the page is the last crumb. */
  crumbs?: readonly ReactNode[]
  /** The last crumb, when it is not the title. */
  here?: ReactNode
  children?: ReactNode
}

/** The green head of a page; the first board below it stands in `<div className="wrap lift">`. */
export const TitleBand = ({ title, subtitle, crumbs = [], here = title, children }: Props) => (
  <section className="band band-title on-court">
    <CourtPlan />
    <div className="wrap">
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label="Шлях">
          {crumbs.map((crumb, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: crumbs never change places
            <Fragment key={index}>
              {crumb}
              <ChevronRight size={14} aria-hidden="true" />
            </Fragment>
          ))}
          <span aria-current="page">{here}</span>
        </nav>
      )}
      <h1>{title}</h1>
      {subtitle && <p className="subtitle">{subtitle}</p>}
      {children}
    </div>
  </section>
)
