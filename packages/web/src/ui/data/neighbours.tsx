import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './neighbours.module.css'

interface Props<Neighbour> {
  label: string
  previous: Neighbour | null
  next: Neighbour | null
  /** What stands over each of the two. */
  words: readonly [previous: string, next: string]
  /** A real link: `(of, look, over) => <Link to="/faq/$id" … {...look}>{over} {of.question}</Link>`. */
  link: (of: Neighbour, look: { rel: string; className: string | undefined }, over: ReactNode) => ReactElement
}

/** What is read before and after the open page. */
export function Neighbours<Neighbour>({ label, previous, next, words, link }: Props<Neighbour>) {
  if (!previous && !next) return null
  const [before, after] = words
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous &&
        link(
          previous,
          { rel: 'prev', className: styles.neighbour },
          <small>
            <ArrowLeft size={16} aria-hidden="true" /> {before}
          </small>,
        )}
      {next &&
        link(
          next,
          { rel: 'next', className: `${styles.neighbour} ${styles.next}` },
          <small>
            {after} <ArrowRight size={16} aria-hidden="true" />
          </small>,
        )}
    </nav>
  )
}
