import { lazy } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../../../ui/date/date-field.css'

/** A form that works by itself: the server draws it with the page, and its script is not among the first. */
export const GameFilters = import.meta.env.SSR
  ? (await import('./game-filters.tsx')).GameFilters
  : lazy(() => import('./game-filters.tsx').then((module) => ({ default: module.GameFilters })))
