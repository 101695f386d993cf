import { type ReactNode, Suspense, useId, useState } from 'react'
import { buttonLook } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './shell.module.css'

/** In the place of the widget: a button that opens the list of demo people. The browser closes it on a click outside. */
export function DemoSignInButton({ children }: { children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" {...buttonLook({ color: 'neutral' })} popoverTarget={id}>
        Демо-вхід
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-panel ${styles.signInPanel}`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <Suspense fallback={<Loading />}>{children}</Suspense>}
      </div>
    </>
  )
}
