import { ratingsContract } from '@matchbol/core/ratings/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { readRatingChoice } from './choose-rating.ts'
import { listRatedPlayers } from './list-rated-players.ts'
import { readRatingHistory, readRatings } from './read-ratings.ts'

export const ratingsRoutes = (): Route[] =>
  serve(ratingsContract, {
    'GET /api/v1/players': ({ db, query, now }) => listRatedPlayers(db, query, now),
    'GET /api/v1/ratings/choice': ({ db, query, now }) => readRatingChoice(db, query, now),
    'GET /api/v1/ratings': ({ db, query }) => readRatings(db, query.userId),
    'GET /api/v1/rating-history/user/{id}': ({ db, params, query }) => readRatingHistory(db, params.id, query),
  })
