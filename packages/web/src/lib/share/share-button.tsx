import type { ShareKind } from '@matchbol/core/sharing/picture-address'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonLook } from '../../ui/button.tsx'

/** What is passed on: a page, and the picture that stands for it. */
export interface Shared {
  kind: ShareKind
  /** Of two players both, as `pairId` writes them; of an article its slug. */
  id: number | string
  /** Another whenever the picture may be; none where a person does not want to be found: then there is no picture. */
  version: number | undefined
  title: string
}

/** The window comes when the button is touched: whoever only reads the page does without. */
const loadDialog = () => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog }))
const ShareDialog = lazy(loadDialog)

/** «Поділитися»: the page with its picture, by what the device offers, by networks or by a copied link. */
export function ShareButton({ look, ...shared }: Shared & { look?: ButtonLook }) {
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
