import { Link, useLocation } from '@tanstack/react-router'
import { buttonLook } from '../../../ui/button.tsx'
import { CourtPlan } from '../../../ui/picture/court-lines.tsx'

/** In place of a game that is not public, and of one that is not there: a guest is not told which. */
export function GameNotPublic() {
  const redirect = useLocation({ select: ({ href }) => href })
  return (
    <section className="band band-aside on-court grid min-h-[60dvh] content-center py-16">
      <CourtPlan />
      <div className="wrap">
        <h1 className="text-3xl">Гру бачать її гравці</h1>
        <p className="mt-4 max-w-prose text-on-court-muted">
          До підтвердження її бачать двоє гравців та адміністратори. Увійдіть, якщо ви один із них.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/auth" search={{ redirect }} {...buttonLook({ color: 'brand', size: 'lg' })}>
            Увійти
          </Link>
          <Link to="/stats/matches" {...buttonLook({ variant: 'outline', color: 'neutral', size: 'lg' })}>
            Зіграні матчі
          </Link>
        </div>
      </div>
    </section>
  )
}
