import { Link, useLocation } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'
import { CourtPlan } from '../../ui/picture/court-lines.tsx'

export function PageNotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <section className="band band-aside on-court grid min-h-[60dvh] content-center py-16">
      <CourtPlan />
      <div className="wrap">
        <p className="text-6xl font-bold tracking-tight">404: аут!</p>
        <h1 className="mt-2 text-3xl">Сторінка не знайдена</h1>
        <p className="mt-4 max-w-prose text-on-court-muted">
          Сторінка, яку ви шукаєте, не існує або була переміщена.
          <span lang="en" className="mt-2 block text-xs break-all">
            Page not found: {path}
          </span>
        </p>
        <Link to="/" {...buttonLook({ color: 'brand', size: 'lg', className: 'mt-8' })}>
          Повернутися на головну
        </Link>
      </div>
    </section>
  )
}
