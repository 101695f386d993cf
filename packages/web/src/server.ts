import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { ApiFetch } from './lib/api.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: { apiFetch: ApiFetch } }
  }
}

export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
