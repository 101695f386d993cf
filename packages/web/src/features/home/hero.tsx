import type { ReactNode } from 'react'
import { useSite } from '../../lib/session/use-site.ts'
import './home.css'
import { NarrowCourt, WideCourt } from './hero-court.tsx'

interface Props {
  /** The one call to action: it depends on who looks. */
  action: ReactNode
  /** Under the call to action. */
  figures?: ReactNode
  /** On the drawn court. */
  board?: ReactNode
}

/** The head of the home page. */
export const Hero = ({ action, figures, board }: Props) => (
  <section className="band hero on-court">
    <WideCourt />
    <div className="wrap hero-grid">
      <div className="hero-text">
        <h1>Грайте в&nbsp;лізі. Знайте свою&nbsp;силу.</h1>
        <p className="lead">
          {useSite().siteName}&nbsp;— ліги аматорського тенісу. Знайдіть суперника свого рівня, домовтеся про гру
          й&nbsp;отримайте рейтинг, який можна пояснити.
        </p>
        <div className="hero-actions">
          {action}
          <a className="link" href="#how">
            Як це працює
          </a>
        </div>
        {figures}
      </div>
      {board && (
        <div className="hero-board">
          <NarrowCourt />
          {board}
        </div>
      )}
    </div>
  </section>
)
