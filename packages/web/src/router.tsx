import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { PageError } from './features/shell/page-error.tsx'
import { PageNotFound } from './features/shell/page-not-found.tsx'
import { type ApiFetch, createApi } from './lib/api.ts'
import { createSessionFetch, type SessionEnd } from './lib/session-fetch.ts'
import { routeTree } from './routeTree.gen.ts'
import { Loading } from './ui/loading.tsx'
import { showToast } from './ui/toast-store.ts'

const apiFetch = createIsomorphicFn()
  .server((_ended: (reason: SessionEnd) => void): ApiFetch => {
    return (getGlobalStartContext() as unknown as { apiFetch: ApiFetch }).apiFetch
  })
  .client((ended: (reason: SessionEnd) => void): ApiFetch => {
    const onAuthPage = () => window.location.pathname.startsWith('/auth')
    return createSessionFetch({ ended, forbidden: tellForbidden, onAuthPage })
  })

export function getRouter() {
  const router = createRouter({
    routeTree,
    context: { api: createApi(apiFetch(leadToSignIn)) },
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
    const search = { redirect: router.state.location.href, reason }
    // a page that is still coming alive must not turn into another one: that takes a new document, which tells the reason
    if (!router.state.resolvedLocation)
      return window.location.replace(router.buildLocation({ to: '/auth', search }).href)
    showToast(
      reason === 'token_expired'
        ? { color: 'warning', title: 'Сесія закінчилася', description: 'Увійдіть знову, щоб продовжити.' }
        : { color: 'error', title: 'Помилка авторизації', description: 'Увійдіть знову, щоб продовжити.' },
    )
    void router.navigate({ to: '/auth', search })
  }
}

const tellForbidden = () =>
  showToast({ color: 'error', title: 'Доступ заборонений', description: 'У вас немає прав на цю дію.' })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
