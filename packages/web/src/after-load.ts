import type { AnyRouter } from '@tanstack/react-router'
import { watchDeployment } from './lib/deployment/watch-deployment.ts'
import { forgetFirstPage } from './lib/found/forget-first-page.ts'

/** What an open page looks after once it has loaded: no page waits for it. */
export function goOn(router: AnyRouter, ownEntry: string) {
  watchDeployment(router, ownEntry)
  forgetFirstPage(router)
}
