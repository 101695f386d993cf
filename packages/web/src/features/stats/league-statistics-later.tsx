import { lazy } from 'react'
// the styles come with the page, so that what the server has drawn already stands as it will stay
import '../../ui/chart/chart.css'
import './category-table.module.css'
import './figures-board.module.css'
import './game-endings.module.css'

/** The figures below the table: the server draws them with the page, and their script is not among the first. */
export const LeagueStatistics = import.meta.env.SSR
  ? (await import('./league-statistics.tsx')).LeagueStatistics
  : lazy(() => import('./league-statistics.tsx').then((module) => ({ default: module.LeagueStatistics })))
