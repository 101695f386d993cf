import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { onBlockedToken, readBlockedToken } from '../features/auth/blocked-token.ts'
import { DemoSignIn } from '../features/auth/demo-sign-in.tsx'
import { TelegramWidget } from '../features/auth/telegram-widget.tsx'
import { pageHead } from '../lib/address/head.ts'
import type { SessionEnd } from '../lib/api/session-fetch.ts'
import { ownPath } from '../lib/session/own-path.ts'
import { sessionEnds } from '../lib/session/session-ends.ts'
import { useMe } from '../lib/session/use-session.ts'
import { useSite } from '../lib/session/use-site.ts'
import { Note } from '../ui/note.tsx'
import { TitleBand } from '../ui/title-band.tsx'

export const Route = createFileRoute('/auth')({
  staticData: { layout: 'full' },
  // Both are named also when they are not given: what is left out here would keep its raw value, such as another site.
  validateSearch: (
    search: Record<string, unknown>,
  ): { redirect?: string | undefined; reason?: SessionEnd | undefined } => ({
    redirect: ownPath(search.redirect),
    reason: (Object.keys(sessionEnds) as SessionEnd[]).find((it) => it === search.reason),
  }),
  loader: async ({ context, parentMatchPromise }) => {
    const site = (await parentMatchPromise).loaderData?.site
    return { people: site?.demo ? (await context.api.call('GET /api/v1/auth/demo-users')).data : [] }
  },
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'Вхід',
      description: 'Увійдіть через Telegram, щоб отримати доступ до всіх можливостей.',
      noindex: true,
    }),
  component: SignInPage,
})

const BlockedPerson = lazy(() =>
  import('../features/auth/blocked-person.tsx').then((module) => ({ default: module.BlockedPerson })),
)

function SignInPage() {
  const { redirect, reason } = Route.useSearch()
  useLeadOnWhenSignedIn(redirect)
  return (
    <>
      <TitleBand title="Вхід" subtitle="Увійдіть через Telegram, щоб отримати доступ до всіх можливостей." />
      <div className="wrap lift grid gap-6">
        <section className="board">
          <div className="board-body grid gap-6">
            <Blocked />
            {reason && <Note {...sessionEnds[reason]}>Увійдіть знову, щоб продовжити.</Note>}
            <WayIn />
          </div>
        </section>
      </div>
    </>
  )
}

/** Who has just been refused because of a block; hardly anybody. */
function Blocked() {
  const token = useSyncExternalStore(onBlockedToken, readBlockedToken, () => undefined)
  return token === undefined ? null : (
    <Suspense>
      <BlockedPerson token={token} />
    </Suspense>
  )
}

function WayIn() {
  const site = useSite()
  const { people } = Route.useLoaderData()
  const { redirect } = Route.useSearch()
  if (site.telegramBot) return <TelegramWidget bot={site.telegramBot} redirect={redirect} />
  if (site.demo) return <DemoSignIn people={people} redirect={redirect} />
  return (
    <Note>
      Вхід ще не налаштовано: адміністратор клубу має задати TELEGRAM_BOT_NAME і TELEGRAM_BOT_TOKEN у налаштуваннях
      сервера.
    </Note>
  )
}

/** Who is signed in already, perhaps in another tab, has nothing to do here. */
function useLeadOnWhenSignedIn(redirect: string | undefined) {
  const navigate = useNavigate()
  const isSignedIn = useMe() !== null
  useEffect(() => {
    if (isSignedIn) void navigate({ href: ownPath(redirect) ?? '/profile', replace: true })
  }, [isSignedIn, redirect, navigate])
}
