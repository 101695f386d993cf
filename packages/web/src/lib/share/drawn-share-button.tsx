import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import type { Shared } from './share-dialog.tsx'

/** The window comes when the button is touched: whoever only reads the page does without. */
const loadDialog = () => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog }))
const ShareDialog = lazy(loadDialog)

export function DrawnShareButton({ look, ...shared }: Shared & { look?: ButtonLook }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        {...look}
        aria-haspopup="dialog"
        onPointerDown={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Share2 size={18} aria-hidden="true" />
        Поділитися
      </Button>
      <Suspense>{isOpen && <ShareDialog {...shared} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
