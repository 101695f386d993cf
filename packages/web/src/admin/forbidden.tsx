import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonLook } from '../ui/button.tsx'
import { CourtPlan } from '../ui/picture/court-lines.tsx'
import { showToast } from '../ui/toast/toast-store.ts'

/** What somebody without the right sees in place of a page, beside the notice that every refused action gives. */
export function Forbidden() {
  useEffect(() => {
    showToast({ color: 'error', title: 'Доступ заборонений', description: 'У вас немає прав на цю дію.' })
  }, [])
  return (
    <section className="band on-court grid min-h-[60dvh] content-center py-16">
      <div className="max-md:hidden">
        <CourtPlan />
      </div>
      <div className="wrap">
        <p className="text-6xl font-bold tracking-tight">403</p>
        <h1 className="mt-2 text-3xl">Доступ заборонений</h1>
        <p className="mt-4 max-w-prose text-on-court-muted">
          Ця сторінка — для адміністраторів клубу. Якщо ви маєте ним бути, попросіть того, хто вже є адміністратором.
        </p>
        <Link to="/profile" {...buttonLook({ color: 'brand', size: 'lg', className: 'mt-8' })}>
          До особистого кабінету
        </Link>
      </div>
    </section>
  )
}
