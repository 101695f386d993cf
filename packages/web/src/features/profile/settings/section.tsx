import type { ReactNode } from 'react'
import styles from './settings.module.css'

interface Props {
  id: string
  title: string
  /** A sentence on what this is for. */
  lead?: ReactNode
  children: ReactNode
}

/** One board of the settings; `id` is where the list of sections leads. */
export const SettingsSection = ({ id, title, lead, children }: Props) => (
  <section className={`board ${styles.section}`} id={id} aria-labelledby={`${id}-title`}>
    <div className="board-head">
      <h2 id={`${id}-title`}>{title}</h2>
    </div>
    <div className={`board-body ${styles.body}`}>
      {lead && <p className="text-muted">{lead}</p>}
      {children}
    </div>
  </section>
)
