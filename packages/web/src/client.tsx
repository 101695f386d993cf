import './lib/forms/zod-without-eval.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { tellPageIsAlive } from './features/shell/start/early-taps.ts'
import { reloadOnMissingChunk } from './lib/deployment/reload-on-missing-chunk.ts'
import { getRouter } from './router.tsx'

reloadOnMissingChunk()

// Start's own client entry also carries the server-function runtime, which this site does not use.
const router = getRouter()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ReleaseEarlyTaps>
        <RouterClient router={router} />
      </ReleaseEarlyTaps>
    </StrictMode>,
    { onRecoverableError: (error) => isEmptyShell(error) || reportError(error) },
  )
})

/**
 * In a task of its own: while an effect runs, React cannot yet bring to life the part that was pressed. It stands around the page: a
 * sibling, which the server has not, would give every `useId` of the page another id than the server's.
 */
function ReleaseEarlyTaps({ children }: { children: ReactNode }) {
  useEffect(() => void setTimeout(tellPageIsAlive), [])
  return children
}

if (import.meta.env.PROD)
  window.addEventListener('load', async () => {
    const { goOn } = await import('./after-load.ts')
    goOn(router, new URL(import.meta.url).pathname)
  })

/**
 * Pages of one person (`ssr: false`) come from the server as a shell around a boundary that it never fills, and React may
 * tell so. Anywhere else the same words mean that the server failed.
 */
const isEmptyShell = (error: unknown) =>
  /^\/(profile|admin)(\/|$)/.test(window.location.pathname) &&
  /#419|could not finish this Suspense boundary/.test(String(error))
