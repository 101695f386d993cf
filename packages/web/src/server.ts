import type { AnyRouter } from '@tanstack/react-router'
import { createStartHandler, defaultRenderHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { ApiError } from './lib/api/api-error.ts'
import { type PageContext, pageContext } from './lib/session/page-context.ts'
import { SIGN_IN_FIRST } from './lib/session/sign-in-first.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/** Draws the page and tells what made it fail. */
const drawPage = defineHandlerCallback(async (drawing) => {
  const error = errorOf(drawing.router)
  const page = await defaultRenderHandler(drawing)
  if (error !== undefined) pageContext().onFailure?.(error)
  const status = statusOf(drawing.router, error)
  return status && page instanceof Response ? new Response(page.body, { status, headers: page.headers }) : page
})

const errorOf = ({ state }: AnyRouter): unknown => state.matches.find(({ status }) => status === 'error')?.error

/** The status that the router does not know by itself: that of a call that was refused, or of a page for the signed-in. */
function statusOf({ state }: AnyRouter, error: unknown): number | undefined {
  if (error instanceof ApiError) return error.status
  if (state.matches.some(({ _notFound }) => _notFound)) return undefined // an address below such a page: the router's 404
  return state.matches.some(({ loaderData }) => loaderData === SIGN_IN_FIRST) ? 401 : undefined
}

export default createServerEntry({ fetch: createStartHandler(drawPage) })
