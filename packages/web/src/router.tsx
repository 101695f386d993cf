import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageError } from './features/shell/page-error.tsx'
import { PageNotFound } from './features/shell/page-not-found.tsx'
import { type ApiClient, type ApiFetch, createApi } from './lib/api/api.ts'
import { emptyOnError } from './lib/api/list-reads.ts'
import { refuseBeforeCalling } from './lib/api/refuse-before-calling.ts'
import { takeProfile } from './lib/session/own-profile.ts'
import { pageContext } from './lib/session/page-context.ts'
import { readSession } from './lib/session/session.ts'
import { routeTree } from './routeTree.gen.ts'
import { Loading } from './ui/loading.tsx'

const createClient = createIsomorphicFn()
  .server((_router: () => AnyRouter): ApiClient => {
    return createApi(pageContext().apiFetch)
  })
  .client((router: () => AnyRouter): ApiClient => {
    const send: ApiFetch = async (path, init) => {
      const session = readSession() // as it is now: signing out sends its call and forgets the token at once
      return session.status === 'in'
        ? (await signedIn()).fetchSignedIn(router(), session.token, path, init)
        : fetch(path, init)
    }
    const api = createApi(send, (to, sent) => refuseBeforeCalling(to, sent, readSession().status === 'in'), takeProfile)
    return emptyOnError(api, async (error) => (await signedIn()).tellEmptyList(error))
  })

const scriptMark = createIsomorphicFn()
  .server(() => pageContext().nonce)
  .client(() => undefined)

/** What a guest does not need: renewing sessions, and telling and leading on when they end. */
const signedIn = () => import('./lib/session/signed-in.ts')

export function getRouter() {
  const nonce = scriptMark()
  const router = createRouter({
    routeTree,
    ...(nonce && { ssr: { nonce } }),
    caseSensitive: true,
    context: { api: createClient((): AnyRouter => router) },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMinMs: 200,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    defaultPendingComponent: () => <Loading />,
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? 400 : Number.POSITIVE_INFINITY // a list stays in sight until the narrowed one is there
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
