import type { ReactNode } from 'react'
import { moveFocusByArrows } from '../../../ui/overlay/move-focus.ts'
import styles from './keys.module.css'

/** The keys of a step; Tab goes through them one by one, the arrows as they stand. */
export const ScoreEntryPad = ({ isSingle = false, children }: { isSingle?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the keys inside are the controls, this only moves between them
  <div className={styles.pad} data-single={isSingle || undefined} onKeyDown={moveFocusByArrows}>
    {children}
  </div>
)
