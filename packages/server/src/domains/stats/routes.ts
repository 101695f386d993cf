import { statsContract } from '@matchbol/core/stats/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { findPlayers } from './find-players.ts'
import { readLeaguePage } from './read-league-page.ts'
import { readLeagueStatistics } from './read-league-statistics.ts'
import { readPlayerStatistics } from './read-player-statistics.ts'
import { readSummary } from './read-summary.ts'

export const statsRoutes = (): Route[] =>
  serve(statsContract, {
    'GET /api/v1/stats/summary': ({ db, now }) => readSummary(db, now),
    'GET /api/v1/stats/leagues': ({ db, query, now }) => readLeaguePage(db, query, now),
    'GET /api/v1/stats/leagues/{id}': ({ db, params, now }) => readLeagueStatistics(db, params.id, now),
    'GET /api/v1/stats/players': ({ db, query }) => findPlayers(db, query),
    'GET /api/v1/stats/players/{id}': ({ db, params, now }) => readPlayerStatistics(db, params.id, now),
  })
