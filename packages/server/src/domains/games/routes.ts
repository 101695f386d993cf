import { gamesContract } from '@matchbol/core/games/contract'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import { type Route, serve } from '../../platform/http/serve.ts'
import { acceptInvitation, rejectInvitation } from './moves/answer-invitation.ts'
import { confirmResult, disputeResult, withdrawResult } from './moves/answer-result.ts'
import { cancelGame } from './moves/cancel-game.ts'
import { decideGame } from './moves/decide-game.ts'
import { invite } from './moves/invite.ts'
import { lockGame } from './moves/move-game.ts'
import { recordGame } from './moves/record-game.ts'
import { agreeToTime, reschedule } from './moves/reschedule.ts'
import { submitResult } from './moves/submit-result.ts'
import { readHeadToHead } from './reads/head-to-head.ts'
import { listGames, listGamesOfPlayer, listGamesToDecide, listInvitations } from './reads/list-games.ts'
import { listOpponents } from './reads/opponents.ts'
import { readGameInFull } from './reads/read-game-in-full.ts'
import { readWhatIf } from './reads/what-if.ts'

export const gamesRoutes = (): Route[] =>
  serve(
    gamesContract,
    {
      'GET /api/v1/games': ({ db, query, me }) => listGames(db, query, me),
      'GET /api/v1/games/{id}': ({ db, params, me }) => readGameInFull(db, params.id, me),
      'GET /api/v1/games/player/{id}': ({ db, params, query, me }) => listGamesOfPlayer(db, params.id, query, me),
      'GET /api/v1/games/invitations': ({ db, me }) => listInvitations(db, me),
      'GET /api/v1/games/to-decide': ({ db, query, me }) => listGamesToDecide(db, query, me),
      'GET /api/v1/games/what-if': ({ db, query, me }) => readWhatIf(db, me.id, query.opponentId, query.leagueId),
      'GET /api/v1/games/opponents': ({ db, query, me, now }) => listOpponents(db, me.id, query, now),
      'GET /api/v1/players/{id}/head-to-head/{otherId}': ({ db, params, query }) =>
        readHeadToHead(db, params.id, params.otherId, query),

      'POST /api/v1/games/invitations': ({ db, body, me, now }) => invite(db, me, body, now),
      'POST /api/v1/games/invitations/{id}/accept': (call) =>
        acceptInvitation(call.db, moving(call), call.body.slot, call.now),
      'POST /api/v1/games/invitations/{id}/reject': (call) =>
        rejectInvitation(call.db, moving(call), call.body.reason, call.now),
      'POST /api/v1/games/{id}/reschedule': (call) =>
        reschedule(call.db, moving(call), { slots: call.body.slots, place: call.body.place }, call.now),
      'POST /api/v1/games/{id}/reschedule/agree': (call) =>
        agreeToTime(call.db, moving(call), call.body.slot, call.now),

      'PUT /api/v1/games/{id}': (call) =>
        call.body.status === 'CANCELLED'
          ? cancelGame(call.db, moving(call), call.body.reason, call.now)
          : submitResult(call.db, moving(call), call.body, call.now),
      'POST /api/v1/games': ({ db, body, me, now }) => recordGame(db, me, body, now),
      'POST /api/v1/games/{id}/confirm': (call) => confirmResult(call.db, moving(call), call.now),
      'POST /api/v1/games/{id}/dispute': (call) => disputeResult(call.db, moving(call), call.body.reason, call.now),
      'POST /api/v1/games/{id}/withdraw': (call) => withdrawResult(call.db, moving(call), call.now),
      'POST /api/v1/games/{id}/decide': (call) => decideGame(call.db, moving(call), call.body, call.now),
    },
    { 'game.decided': { row: auditedGame, named: ({ params }) => params.id } },
  )

interface GameCall {
  params: { id: number }
  me: { id: number; isAdmin: boolean }
  body: { version?: number | undefined }
}
const moving = ({ params, me, body }: GameCall) => ({ gameId: params.id, actor: me, version: body.version })

/** The game as the audit sees it, locked as the move locks it, which compares versions itself; its log has the reason. */
async function auditedGame(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await lockGame(db, id)
  if (!row) return undefined
  const { league_id, version, status, score, winner_id } = row
  return { ids: { leagueId: league_id, gameId: id }, version, fields: { status, score, winnerId: winner_id } }
}
