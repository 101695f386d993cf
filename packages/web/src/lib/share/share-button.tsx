import type { ShareKind } from '@matchbol/core/sharing/picture-address'
import { lazy, Suspense } from 'react'
import type { ButtonLook } from '../../ui/button.tsx'
import { useAfterLoad } from '../browser/use-idle.ts'

/** What is passed on: a page, and the picture that stands for it. */
export interface Shared {
  kind: ShareKind
  /** Of two players both, as `pairId` writes them; of an article its slug. */
  id: number | string
  /** Another whenever the picture may be; none where a person does not want to be found: then there is no picture. */
  version: number | undefined
  title: string
}

export interface ShareProps extends Shared {
  look?: ButtonLook
}

const Drawn = lazy(() => import('./drawn-share-button.tsx').then((module) => ({ default: module.DrawnShareButton })))

/**
 * «Поділитися»: the page with its picture, by what the device offers, by networks or by a copied link. It comes once the page is there, in a
 * place that is kept for it: its script is not among the first, and a press is never in vain.
 */
export function ShareButton(props: ShareProps) {
  const isLoaded = useAfterLoad()
  return (
    <span className="inline-block min-h-11 align-top">
      <Suspense>{isLoaded && <Drawn {...props} />}</Suspense>
    </span>
  )
}
