import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TitleBand } from '../../ui/title-band.tsx'

interface Props {
  title: string
  subtitle: ReactNode
  /** The last crumb, shorter than the title. */
  here: string
  /** Stands under the board. */
  after?: ReactNode
  children: ReactNode
}

/** A list of the statistics: its green head, and one board that holds filters and rows. */
export const StatsFrame = ({ title, subtitle, here, after, children }: Props) => (
  <>
    <TitleBand
      title={title}
      subtitle={subtitle}
      here={here}
      crumbs={[
        <Link key="stats" to="/stats" activeOptions={{ exact: true }}>
          Статистика
        </Link>,
      ]}
    />
    <div className="wrap lift">
      <section className="board" aria-label={title}>
        {children}
      </section>
      {after}
    </div>
  </>
)
