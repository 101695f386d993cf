import { dayOf } from '@matchbol/text/shared/dates'
import type { ReactNode } from 'react'
import { TitleBand } from '../title-band.tsx'
import styles from './prose-sheet.module.css'

interface Props {
  title: string
  subtitle?: string
  crumbs?: readonly ReactNode[]
  /** The last crumb, when it is not the title. */
  here?: string
  /** Its parts by their anchors; fewer than two need no list. */
  contents: readonly { id: string; title: string }[]
  /** The day from which this text holds, `2026-11-21`. */
  edition: string
  /** What people come here to do, in the head of the page. */
  action?: ReactNode
  /** The text. */
  children: ReactNode
  /** What follows below the sheet. */
  after?: ReactNode
}

/** A sheet with a text to be read or printed: its contents beside it, and the day it dates from. */
export function ProseSheet({
  title,
  subtitle,
  crumbs = [],
  here = title,
  contents,
  edition,
  action,
  children,
  after,
}: Props) {
  const isLong = contents.length > 1
  return (
    <>
      <TitleBand title={title} crumbs={crumbs} here={here} {...(subtitle && { subtitle })}>
        {action}
      </TitleBand>
      <div className={`wrap ${isLong ? styles.layout : ''}`}>
        {isLong && <Contents parts={contents} />}
        <div className={isLong ? `lift ${styles.column}` : 'lift'}>
          <article className={`board ${styles.sheet}`}>
            {children}
            <p className={styles.edition}>
              Редакція від <time dateTime={edition}>{dayOf(edition, '1970-01-01')} року</time>
            </p>
          </article>
          {after && <div className="print:hidden">{after}</div>}
        </div>
      </div>
    </>
  )
}

const Contents = ({ parts }: { parts: Props['contents'] }) => (
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
)
