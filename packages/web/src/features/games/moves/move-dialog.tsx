import { lazy, Suspense } from 'react'
import type { MoveDialogProps } from './reason-form.tsx'

/** The dialog comes when a button that leads to it is touched: whoever only reads the page does without. */
const loadDialog = () => import('./reason-form.tsx').then((module) => ({ default: module.MoveDialog }))
const Dialog = lazy(loadDialog)

/** For the button that opens it. */
export const fetchesMoveDialog = { onPointerDown: () => void loadDialog(), onFocus: () => void loadDialog() }

export const MoveDialog = ({ isOpen, ...props }: MoveDialogProps & { isOpen: boolean }) => (
  <Suspense>{isOpen && <Dialog {...props} />}</Suspense>
)
