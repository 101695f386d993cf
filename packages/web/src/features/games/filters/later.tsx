import { lazy, memo, Suspense } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../../../ui/date/date-field.css'

const DrawnFilters = import.meta.env.SSR
  ? (await import('./game-filters.tsx')).GameFilters
  : lazy(() => import('./game-filters.tsx').then((module) => ({ default: module.GameFilters })))

/**
 * A form that works by itself: the server draws it with the page, and its script is not among the first. Remembered: a page drawn
 * anew before that script is here would empty this place for a moment.
 */
export const GameFilters = memo(() => (
  <Suspense>
    <DrawnFilters />
  </Suspense>
))
