import { searchContract } from '@matchbol/core/search/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { searchSite } from './search-site.ts'

export const searchRoutes = (): Route[] =>
  serve(searchContract, { 'GET /api/v1/search': ({ db, query }) => searchSite(db, query.q) })
