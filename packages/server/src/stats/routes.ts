import { statsContract } from '@matchbol/core/stats/contract'
import { type Route, serve } from '../http/serve.ts'
import { readPlayerStatistics } from './read-player-statistics.ts'

export const statsRoutes = (): Route[] =>
  serve(statsContract, {
    'GET /api/v1/stats/players/{id}': ({ db, params, now }) => readPlayerStatistics(db, params.id, now),
  })
