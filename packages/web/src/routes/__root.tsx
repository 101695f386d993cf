// first of all, so that the order of its layers holds for every other stylesheet
import '../ui/theme.css'

import onestCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { beforeFirstPaint } from '../features/shell/before-first-paint.ts'
import { Footer } from '../features/shell/footer.tsx'
import { Header } from '../features/shell/header.tsx'
import { PageError } from '../features/shell/page-error.tsx'
import { PageNotFound } from '../features/shell/page-not-found.tsx'
import { useSessionStart } from '../features/shell/use-session-start.ts'
import type { ApiClient } from '../lib/api.ts'
import { canonicalPath, siteNameIn } from '../lib/head.ts'
import { useMe } from '../lib/use-session.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Toaster } from '../ui/toaster.tsx'

// Only a signed-in person without a league is warned.
const JoinLeagueWarning = lazy(() =>
  import('../features/leagues/join-league-warning.tsx').then((module) => ({ default: module.JoinLeagueWarning })),
)

export const Route = createRootRouteWithContext<{ api: ApiClient }>()({
  loader: async ({ context }) => ({ site: (await context.api.call('GET /api/v1/site')).data }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#052e16' },
      { property: 'og:site_name', content: siteNameIn(matches) },
      { title: siteNameIn(matches) },
    ],
    links: [
      { rel: 'preload', href: onestCyrillic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'canonical', href: canonicalPath(matches) },
    ],
  }),
  shellComponent: Document,
  component: Site,
  errorComponent: PageError,
  notFoundComponent: PageNotFound,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="uk" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{beforeFirstPaint}</ScriptOnce>
      </head>
      <body className="font-sans">
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Site() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const hasFailed = useRouterState({ select: (state) => state.matches.some((match) => match.status === 'error') })
  const isSignedIn = useMe() !== null
  useSessionStart()
  return (
    <>
      <a className="skip-link" href="#content">
        Перейти до вмісту
      </a>
      <ProgressBar isLoading={isLoading} hasFailed={hasFailed} />
      <Header notice={<Suspense>{isSignedIn && <JoinLeagueWarning />}</Suspense>} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toaster />
    </>
  )
}
