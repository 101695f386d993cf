import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { lazy, memo, Suspense } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../page/rating-line.module.css'
import '../what-if/what-if.module.css'
import './rating-explanation.module.css'

const DrawnExplanation = import.meta.env.SSR
  ? (await import('./rating-explanation.tsx')).RatingExplanation
  : lazy(() => import('./rating-explanation.tsx').then((module) => ({ default: module.RatingExplanation })))

/**
 * «Чому +19?» reads by itself: the server draws it with the page, and its script is not among the first. Remembered: a page drawn
 * anew before that script is here, for its reader say, would empty this place for a moment.
 */
export const RatingExplanation = memo(({ game }: { game: GameInFull }) => (
  <Suspense>
    <DrawnExplanation game={game} />
  </Suspense>
))
