import { lazy } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import './league-rules.module.css'

/** The rules of a league in words: the server draws them with the page, and their script is not among the first. */
export const LeagueRules = import.meta.env.SSR
  ? (await import('./league-rules.tsx')).LeagueRules
  : lazy(() => import('./league-rules.tsx').then((module) => ({ default: module.LeagueRules })))
