import { leaguesContract } from '@matchbol/core/leagues/contract'
import { type Route, serve } from '../../platform/http/serve.ts'
import { leaguesAudit } from './audit-subjects.ts'
import { addCategory, deleteCategory, editCategory, listCategories, readCategory } from './categories.ts'
import { changeCategoryAs } from './change-category.ts'
import { readLeagueChoice } from './choose-league.ts'
import { changeLeague, deleteLeague, foundLeague } from './edit-league.ts'
import { joinLeagueAs } from './join-league.ts'
import { removePlayer } from './leave-league.ts'
import { listLeagues, listSeasons, readLeague } from './list-leagues.ts'
import { listAvailablePlayers, listLeaguePlayers } from './list-players.ts'
import { changeSeason, startNextSeason } from './seasons.ts'
import { switchLeague } from './switch-league.ts'
import { readLeagueTable } from './table/league-table.ts'

export const leaguesRoutes = (): Route[] =>
  serve(
    leaguesContract,
    {
      'GET /api/v1/leagues': ({ db, query }) => listLeagues(db, query),
      'GET /api/v1/leagues/choice': ({ db, query }) => readLeagueChoice(db, query.leagueId),
      'GET /api/v1/leagues/{id}': ({ db, params }) => readLeague(db, params.id),
      'POST /api/v1/leagues': ({ db, body, now }) => foundLeague(db, body, now),
      'PUT /api/v1/leagues/{id}': ({ db, params, body, now }) => changeLeague(db, params.id, body, now),
      'DELETE /api/v1/leagues/{id}': ({ db, params, now }) => deleteLeague(db, params.id, now),

      'GET /api/v1/leagues/{id}/table': ({ db, params, query }) => readLeagueTable(db, params.id, query),
      'GET /api/v1/leagues/{id}/seasons': ({ db, params, query }) => listSeasons(db, params.id, query),
      'POST /api/v1/leagues/{id}/seasons': ({ db, params, body, me, now }) =>
        startNextSeason(db, { ...body, leagueId: params.id, actorId: me.id }, now),
      'PUT /api/v1/seasons/{id}': ({ db, params, body, now }) => changeSeason(db, params.id, body, now),

      'GET /api/v1/categories': ({ db, query }) => listCategories(db, query),
      'GET /api/v1/categories/{id}': ({ db, params }) => readCategory(db, params.id),
      'POST /api/v1/categories': ({ db, body, now }) => addCategory(db, body, now),
      'PUT /api/v1/categories/{id}': ({ db, params, body, now }) => editCategory(db, params.id, body, now),
      'DELETE /api/v1/categories/{id}': ({ db, params, now }) => deleteCategory(db, params.id, now),

      'GET /api/v1/leagues/{id}/available-players': ({ db, params, query }) =>
        listAvailablePlayers(db, { leagueId: params.id, ...query }),
      'GET /api/v1/user-leagues/players': ({ db, query }) => listLeaguePlayers(db, query),
      'POST /api/v1/user-leagues': ({ db, body, me, now }) => joinLeagueAs(db, me, body, now),
      'DELETE /api/v1/leagues/{leagueId}/players/{userLeagueId}': ({ db, params, me, now }) =>
        removePlayer(db, params, me, now),

      'POST /api/v1/users/join-league': ({ db, body, me, now }) => joinLeagueAs(db, me, body, now),
      'POST /api/v1/users/join-category': ({ db, body, me, now }) => changeCategoryAs(db, me, body, now),
      'PUT /api/v1/users/change-category': ({ db, body, me, now }) => changeCategoryAs(db, me, body, now),
      'PUT /api/v1/users/change-league': ({ db, body, me, now }) => switchLeague(db, me, body, now),
    },
    leaguesAudit,
  )
