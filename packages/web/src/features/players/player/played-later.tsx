import { lazy, memo, Suspense } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../../../ui/chart/chart.css'
import './charts.module.css'
import './form.module.css'
import './records.module.css'
import './rivals.module.css'

const DrawnPlayed = import.meta.env.SSR
  ? (await import('./played.tsx')).Played
  : lazy(() => import('./played.tsx').then((module) => ({ default: module.Played })))

/**
 * What a player's games tell: the server draws it with the page, and its script is not among the first. Remembered: a page drawn
 * anew before that script is here, for its reader say, would empty this place for a moment.
 */
export const Played = memo(() => (
  <Suspense>
    <DrawnPlayed />
  </Suspense>
))
