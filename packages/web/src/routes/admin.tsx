import { createFileRoute, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Forbidden } from '../admin/forbidden.tsx'
import { SectionToCome } from '../admin/section-to-come.tsx'
import { pageHead } from '../lib/address/head.ts'
import { requireSession } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/use-session.ts'
import { Loading } from '../ui/loading.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { layout: 'admin' },
  ssr: false,
  // what is shown meanwhile is all that the server draws of it, at once: it cannot wait for a part of its own
  codeSplitGroupings: [['component']],
  beforeLoad: requireSession,
  head: ({ matches }) => pageHead(matches, { title: titleOf(matches.at(-1)?.loaderData) }),
  pendingComponent: () => (
    <div className="min-h-dvh">
      <Loading />
    </div>
  ),
  component: AdminLayout,
})

/** The page that is open names itself by what its loader gives; the loaders come with the panel, a head of each would not. */
const titleOf = (loaded: unknown) =>
  typeof loaded === 'object' && loaded && 'title' in loaded ? String(loaded.title) : 'Панель адміністратора'

/** What every page of the panel stands in. The server asks again at each call: this only spares others an empty panel. */
function AdminLayout() {
  const session = useSession()
  const router = useRouter()
  useEffect(() => {
    if (session.status === 'guest' && router.state.status === 'idle') void router.navigate({ to: '/' })
  }, [session, router])
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section })
  if (session.status !== 'in') return <Loading />
  if (session.user.role !== 'ADMIN') return <Forbidden />
  return section ? <SectionToCome name={section} /> : <Outlet />
}
