import type { ReactNode } from 'react'
import { useSite } from '../../lib/session/use-site.ts'
import { NarrowCourt, WideCourt } from './hero-court.tsx'
import styles from './home.module.css'

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
  <section className={`band ${styles.hero} on-court`}>
    <WideCourt />
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.text}>
        <h1>Грайте в&nbsp;лізі. Знайте свою&nbsp;силу.</h1>
        <p className={styles.lead}>
          {useSite().siteName}&nbsp;— ліги аматорського тенісу. Знайдіть суперника свого рівня, домовтеся про гру
          й&nbsp;отримайте рейтинг, який можна пояснити.
        </p>
        <div className={styles.actions}>
          {action}
          <a className="link" href="#how">
            Як це працює
          </a>
        </div>
        {figures}
      </div>
      {board && (
        <div className={styles.board}>
          <NarrowCourt />
          {board}
        </div>
      )}
    </div>
  </section>
)
