import type { ReactNode } from 'react'
import { ProseSheet } from '../../../ui/prose/prose-sheet.tsx'
import styles from './site-text.module.css'

export interface Part {
  /** The anchor by which others may point to it. */
  id: string
  title: string
  text: ReactNode
}

interface Props {
  title: string
  subtitle: string
  lead: ReactNode
  parts: readonly Part[]
  /** The day from which this text holds, `2026-11-21`. */
  edition: string
  /** What people come here to do, in the head of the page. */
  action?: ReactNode
}

/** A long text of the site itself, one part below the other. */
export const ProsePage = ({ title, subtitle, lead, parts, edition, action }: Props) => (
  <ProseSheet title={title} subtitle={subtitle} contents={parts} edition={edition} action={action}>
    <div className={styles.siteText}>
      <p className={styles.lead}>{lead}</p>
      {parts.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text}
        </section>
      ))}
    </div>
  </ProseSheet>
)
