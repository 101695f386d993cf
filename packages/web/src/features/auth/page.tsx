import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ownPath } from '../../lib/session/own-path.ts'
import { sessionEnds } from '../../lib/session/session-ends.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { useSite } from '../../lib/session/use-site.ts'
import { Note } from '../../ui/note.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { onBlockedToken, readBlockedToken } from './blocked-token.ts'
import { DemoSignIn } from './demo-sign-in.tsx'
import { TelegramWidget } from './telegram-widget.tsx'

const BlockedPerson = lazy(() => import('./blocked-person.tsx').then((module) => ({ default: module.BlockedPerson })))

/** Where people sign in. */
export function SignInPage() {
  const { redirect, reason } = useSearch({ from: '/auth' })
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
  const { people } = useLoaderData({ from: '/auth' })
  const { redirect } = useSearch({ from: '/auth' })
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
