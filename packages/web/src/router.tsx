import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageError } from './features/shell/page-error.tsx'
import { PageNotFound } from './features/shell/page-not-found.tsx'
import { type ApiClient, type ApiFetch, createApi } from './lib/api.ts'
import { isAuthPath } from './lib/is-auth-path.ts'
import { emptyOnError } from './lib/list-reads.ts'
import { isOpenList } from './lib/open-lists.ts'
import { pageContext } from './lib/page-context.ts'
import { refuseBeforeCalling } from './lib/refuse-before-calling.ts'
import { readSession } from './lib/session.ts'
import type { SessionEnd } from './lib/session-fetch.ts'
import { routeTree } from './routeTree.gen.ts'
import { Loading } from './ui/loading.tsx'

const createClient = createIsomorphicFn()
  .server((_ended: (reason: SessionEnd) => void): ApiClient => {
    return createApi(pageContext().apiFetch)
  })
  .client((ended: (reason: SessionEnd) => void): ApiClient => {
    const send: ApiFetch = async (path, init) => {
      const session = readSession() // as it is now: signing out sends its call and forgets the token at once
      return session.status === 'in' && !isOpenList(path, init?.method)
        ? (await signedIn()).fetchSignedIn(ended, session.token, path, init)
        : fetch(path, init)
    }
    const api = createApi(send, (to, sent) => refuseBeforeCalling(to, sent, readSession().status === 'in'))
    return emptyOnError(api, async (error) => (await signedIn()).tellEmptyList(error))
  })

const scriptMark = createIsomorphicFn()
  .server(() => pageContext().nonce)
  .client(() => undefined)

/** What a guest does not need: renewing sessions, and telling how they ended. */
const signedIn = () => import('./lib/signed-in.ts')

export function getRouter() {
  const nonce = scriptMark()
  const router = createRouter({
    routeTree,
    ...(nonce && { ssr: { nonce } }),
    context: { api: createClient(leadToSignIn) },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    defaultPendingComponent: () => <Loading />,
  })
  return router

  function leadToSignIn(reason: SessionEnd) {
    const { href, pathname, search: current } = router.state.location
    const search = { redirect: isAuthPath(pathname) ? current.redirect : href, reason }
    // a page that is still coming alive must not turn into another one: that takes a new document, which tells the reason
    if (!router.state.resolvedLocation)
      return window.location.replace(router.buildLocation({ to: '/auth', search }).href)
    void signedIn().then(({ tellSessionEnd }) => tellSessionEnd(reason))
    void router.navigate({ to: '/auth', search })
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
