import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Forbidden } from '../admin/forbidden.tsx'
import { requireSession } from '../lib/guard.ts'
import { pageHead } from '../lib/head.ts'
import { useSession } from '../lib/use-session.ts'
import { Loading } from '../ui/loading.tsx'

export const Route = createFileRoute('/admin')({
  ssr: false,
  // what is shown meanwhile is all that the server draws of it, at once: it cannot wait for a part of its own
  codeSplitGroupings: [['component']],
  beforeLoad: requireSession,
  head: ({ matches }) => pageHead(matches, { title: 'Панель адміністратора', noindex: true }),
  pendingComponent: () => (
    <div className="min-h-dvh">
      <Loading />
    </div>
  ),
  component: AdminLayout,
})

/** What every page of the panel stands in. The server asks again at each call: this only spares others an empty panel. */
function AdminLayout() {
  const session = useSession()
  const router = useRouter()
  useEffect(() => {
    if (session.status === 'guest' && router.state.status === 'idle') void router.navigate({ to: '/' })
  }, [session, router])
  if (session.status !== 'in') return <Loading />
  return session.user.role === 'ADMIN' ? <Outlet /> : <Forbidden />
}
