import { dayOf } from '@matchbol/text/shared/dates'
import type { ReactNode } from 'react'
import { TitleBand } from '../../../ui/title-band.tsx'
import styles from './prose.module.css'

export interface Part {
  /** The anchor by which others may point to it. */
  id: string
  title: string
  text: ReactNode
}

interface Props {
  title: string
  subtitle: string
  crumbs?: readonly ReactNode[]
  lead: ReactNode
  parts: readonly Part[]
  /** The day from which this text holds, `2026-11-21`. */
  edition: string
}

/** A long text to be read or printed: contents beside it, one part below the other, and the day it dates from. */
export const ProsePage = ({ title, subtitle, crumbs = [], lead, parts, edition }: Props) => (
  <>
    <TitleBand title={title} subtitle={subtitle} crumbs={crumbs} />
    <div className={`wrap ${styles.layout}`}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">Зміст</h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={`board lift ${styles.sheet}`}>
        <div className={styles.prose}>
          <p className={styles.lead}>{lead}</p>
          {parts.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {text}
            </section>
          ))}
          <p className={styles.edition}>
            Редакція від <time dateTime={edition}>{dayOf(edition, '1970-01-01')} року</time>
          </p>
        </div>
      </article>
    </div>
  </>
)
