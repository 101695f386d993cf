// first of all, so that the order of its layers holds for every other stylesheet
import '../ui/theme/theme.css'

import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useRouterState,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type ReactNode, Suspense } from 'react'
import { Footer } from '../features/shell/footer.tsx'
import { Header } from '../features/shell/header.tsx'
import { Main } from '../features/shell/main.tsx'
import { PageError } from '../features/shell/page-error.tsx'
import { PageNotFound } from '../features/shell/page-not-found.tsx'
import { beforeFirstPaint } from '../features/shell/start/before-first-paint.ts'
import { useSessionStart } from '../features/shell/start/use-session-start.ts'
import { canonicalAddress, siteNameIn } from '../lib/address/canonical.ts'
import { hasPage } from '../lib/address/head.ts'
import type { ApiClient } from '../lib/api/api.ts'
import { useMe } from '../lib/session/use-session.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import favicon from '../ui/theme/favicon.svg?raw'
import onestLatin from '../ui/theme/fonts/onest-latin.woff2?url'
import onestUkrainian from '../ui/theme/fonts/onest-ukrainian.woff2?url'
import { useAfterLoad } from '../ui/use-idle.ts'

// Only a signed-in person without a league is warned.
const JoinLeagueWarning = lazy(() =>
  import('../features/leagues/join/warning.tsx').then((module) => ({ default: module.JoinLeagueWarning })),
)
const SignInHere = lazy(() =>
  import('../features/auth/sign-in-here.tsx').then((module) => ({ default: module.SignInHere })),
)
const AfterLoad = lazy(() =>
  import('../features/shell/after-load.tsx').then((module) => ({ default: module.AfterLoad })),
)

export const Route = createRootRouteWithContext<{ api: ApiClient }>()({
  loader: async ({ context }) => ({ site: (await context.api.call('GET /api/v1/site')).data }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#052e16' },
      ...(hasPage(matches)
        ? [{ title: siteNameIn(matches) }]
        : [{ title: `Сторінка не знайдена · ${siteNameIn(matches)}` }, { name: 'robots', content: 'noindex' }]),
    ],
    links: [
      preloadFont(onestUkrainian),
      preloadFont(onestLatin),
      { rel: 'icon', href: icon() },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...(hasPage(matches) ? [{ rel: 'canonical', href: canonicalAddress(matches) }] : []),
    ],
  }),
  shellComponent: Document,
  component: Site,
  errorComponent: PageError,
  notFoundComponent: PageNotFound,
})

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

/** In the page itself, so that it takes no request; the browser finds it where the server wrote it. */
const icon = createIsomorphicFn()
  .server(() => `data:image/svg+xml,${encodeURIComponent(favicon)}`)
  .client(() => document.querySelector<HTMLLinkElement>('[rel=icon]')?.href)

/** Only the server writes it: the browser need not fetch its text once more. */
const headScript = createIsomorphicFn()
  .server(() => beforeFirstPaint)
  .client(() => '')

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="uk" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{headScript()}</ScriptOnce>
      </head>
      <body className="font-sans">
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Site() {
  const isSignedIn = useMe() !== null
  const isLoaded = useAfterLoad()
  useSessionStart()
  const notice = <Suspense>{isSignedIn && <JoinLeagueWarning />}</Suspense>
  return (
    <>
      <a className="skip-link" href="#content">
        Перейти до вмісту
      </a>
      <PageProgress />
      <Header notice={notice} signIn={(size) => <SignInHere size={size} />} />
      <Main>
        <Outlet />
      </Main>
      <Footer />
      <Suspense>{isLoaded && <AfterLoad />}</Suspense>
    </>
  )
}

function PageProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const hasFailed = useRouterState({ select: (state) => state.matches.some((match) => match.status === 'error') })
  return <ProgressBar isLoading={isLoading} hasFailed={hasFailed} />
}
