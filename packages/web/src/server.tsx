import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { renderToString } from 'react-dom/server'
import { ApiError } from './lib/api/api-error.ts'
import { type PageContext, pageContext } from './lib/session/page-context.ts'
import { SIGN_IN_FIRST } from './lib/session/sign-in-first.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/**
 * Draws the page and tells what made it fail. It is handed over as text: a response that carried it would encode it and read it back
 * at each step of its way.
 */
const drawPage = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  const { onFailure, takePage } = pageContext()
  const error = errorOf(router)
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
    if (error !== undefined) onFailure?.(error)
    const status = statusOf(router, error) ?? getSsrStatus(router)
    takePage?.(html)
    return new Response(takePage ? null : html, { status, headers })
  } catch (failure) {
    onFailure?.(failure)
    return new Response('Internal Server Error', { status: 500, headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

const errorOf = ({ state }: AnyRouter): unknown => state.matches.find(({ status }) => status === 'error')?.error

/** The status that the router does not know by itself: that of a call that was refused, or of a page for the signed-in. */
function statusOf({ state }: AnyRouter, error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status
  if (state.matches.some(({ _notFound }) => _notFound)) return undefined // an address below such a page: the router's 404
  return state.matches.some(({ loaderData }) => loaderData === SIGN_IN_FIRST) ? 401 : undefined
}

export default createServerEntry({ fetch: createStartHandler(drawPage) })
