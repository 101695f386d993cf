import { type ReactNode, useEffect, useRef } from 'react'
import styles from './score-entry.module.css'

/** What a step asks; the focus comes here with each new question, so that it is read out and the keyboard goes on from it. */
export function ScoreEntryQuestion({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new question
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [title])
  return (
    <div className={styles.question}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children && <p>{children}</p>}
    </div>
  )
}
