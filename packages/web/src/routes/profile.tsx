import { fullName, initials } from '@matchbol/text/shared/names'
import { createFileRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from '../features/profile/profile.module.css'
import { ProfileSkeleton } from '../features/profile/profile-skeleton.tsx'
import { ProfileTabs } from '../features/profile/profile-tabs.tsx'
import { pageHead } from '../lib/address/head.ts'
import { requireSession } from '../lib/session/guard.ts'
import { useMe, useSession } from '../lib/session/use-session.ts'
import { Loading } from '../ui/loading.tsx'
import { Avatar } from '../ui/picture/avatar.tsx'

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'profile' },
  ssr: false,
  // what is shown meanwhile is all that the server draws of it, at once: it cannot wait for a part of its own
  codeSplitGroupings: [['component']],
  beforeLoad: async ({ location, context: { api }, matches, preload }) => {
    const { me } = requireSession({ location })
    const { keepingAnswers, keptAnswers } = await import('../lib/api/kept-answers.ts')
    // what is on the screen already is read afresh; so is what somebody only points at
    if (preload || matches.at(-1)?.status !== 'pending') return { me, api: keepingAnswers(api, me.id), usesKept: never }
    return { me, ...keptAnswers(api, me.id) }
  },
  head: ({ matches }) => pageHead(matches, { title: 'Особистий кабінет' }),
  pendingComponent: ProfileSkeleton,
  component: ProfileLayout,
})

const never = () => false

/** What every page of the profile stands in; a page brings its own `<h1>`. */
function ProfileLayout() {
  const me = useMe()
  useLeadAwayWhenSignedOut()
  useReadAfresh()
  if (!me) return <Loading />
  return (
    <>
      <section className={`band ${styles.profileBand} on-court`}>
        <div className="wrap">
          <div className="who">
            <Avatar id={me.id} initials={initials(me)} photoUrl={me.photoUrl} size="md" />
            <b className="text-lg">{fullName(me)}</b>
          </div>
          <ProfileTabs me={me} />
        </div>
      </section>
      <div className="wrap grid gap-6 pt-8">
        <Outlet />
      </div>
    </>
  )
}

/** Who signed out in another tab is out here too. Where this tab ended the session itself, it is under way already. */
function useLeadAwayWhenSignedOut() {
  const router = useRouter()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'guest' && router.state.status === 'idle') void router.navigate({ to: '/' })
  }, [status, router])
}

/** A page that has opened with what was read the last time reads itself anew at once, unseen. */
function useReadAfresh() {
  const router = useRouter()
  const { usesKept } = Route.useRouteContext()
  const isIdle = useRouterState({ select: ({ status }) => status === 'idle' })
  useEffect(() => {
    if (isIdle && usesKept()) void router.invalidate({ filter: ({ routeId }) => routeId.startsWith(Route.id) })
  }, [isIdle, usesKept, router])
}
