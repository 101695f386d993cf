import { type ComponentProps, lazy, memo, Suspense } from 'react'
import type { NextEvents } from './next-events.tsx'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../events/event-cards.module.css'

const DrawnEvents = import.meta.env.SSR
  ? (await import('./next-events.tsx')).NextEvents
  : lazy(() => import('./next-events.tsx').then((module) => ({ default: module.NextEvents })))

/** The server draws the next events with the page, and their script is not among the first. Remembered, as `Played` is. */
export const NextEventsLater = memo((props: ComponentProps<typeof NextEvents>) => (
  <Suspense>
    <DrawnEvents {...props} />
  </Suspense>
))
