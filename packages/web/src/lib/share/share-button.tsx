import { type ComponentProps, lazy, Suspense } from 'react'
import { useAfterLoad } from '../../ui/use-idle.ts'
import type { DrawnShareButton } from './drawn-share-button.tsx'

const Drawn = lazy(() => import('./drawn-share-button.tsx').then((module) => ({ default: module.DrawnShareButton })))

/**
 * «Поділитися»: the page with its picture, by what the device offers, by networks or by a copied link. It comes once the page is there, in a
 * place that is kept for it: its script is not among the first, and a press is never in vain.
 */
export function ShareButton(props: ComponentProps<typeof DrawnShareButton>) {
  const isLoaded = useAfterLoad()
  return (
    <span className="inline-block min-h-11 align-top">
      <Suspense>{isLoaded && <Drawn {...props} />}</Suspense>
    </span>
  )
}
