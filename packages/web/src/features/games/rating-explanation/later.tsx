import { lazy } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../page/rating-line.module.css'
import '../what-if/what-if.module.css'
import './rating-explanation.module.css'

/** «Чому +19?» reads by itself: the server draws it with the page, and its script is not among the first. */
export const RatingExplanation = import.meta.env.SSR
  ? (await import('./rating-explanation.tsx')).RatingExplanation
  : lazy(() => import('./rating-explanation.tsx').then((module) => ({ default: module.RatingExplanation })))
