import { createStartHandler, defaultRenderHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { ApiFetch } from './lib/api.ts'
import { SIGN_IN_FIRST } from './lib/sign-in-first.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: { apiFetch: ApiFetch } }
  }
}

const render = defineHandlerCallback(async (context) => {
  const page = await defaultRenderHandler(context)
  const isForSignedIn = context.router.state.matches.some(({ loaderData }) => loaderData === SIGN_IN_FIRST)
  return isForSignedIn && page instanceof Response
    ? new Response(page.body, { status: 401, headers: page.headers })
    : page
})

export default createServerEntry({ fetch: createStartHandler(render) })
