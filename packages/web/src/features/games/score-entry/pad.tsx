import { type ReactNode, useRef } from 'react'
import { moveFocusByArrows } from '../../../ui/overlay/move-focus.ts'
import styles from './keys.module.css'
import { useTypedScore } from './use-typed-score.ts'

/** The keys of a step; Tab goes through them one by one, the arrows as they stand, and digits choose. */
export function ScoreEntryPad({ isSingle = false, children }: { isSingle?: boolean; children: ReactNode }) {
  const pad = useRef<HTMLDivElement>(null)
  useTypedScore(pad)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are the controls, this only moves between them
    <div className={styles.pad} data-single={isSingle || undefined} ref={pad} onKeyDown={moveFocusByArrows}>
      {children}
    </div>
  )
}
