import type { GameEvent, LoggedMove } from '@matchbol/core/games/game-log'
import type { GameInFull } from '@matchbol/core/games/game-shapes'
import { rematchFrom } from '@matchbol/core/games/invitation-rules'
import { effectOfResult, seasonPointsOf } from '@matchbol/core/games/result-effect'
import { verdictOf } from '@matchbol/core/games/result-rules'
import type { Actor } from '@matchbol/core/games/rules'
import { seesInside } from '@matchbol/core/games/visibility'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { rulesOfSeason } from '../../leagues/lock-league.ts'
import { stepOf } from '../../ratings/step-row.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { readGame } from '../game-row.ts'
import { readMeetings } from './read-meetings.ts'

/** One game with its log (for its players and administrators), the explanation of the ratings, and what it means to the pair. */
export async function readGameInFull(db: Db, id: number, reader: Actor | null): Promise<GameInFull> {
  const game = await readGame(db, id, reader)
  const seesLog = seesInside(reader, { inviterId: game.a.id, inviteeId: game.b.id })
  const rules = await rulesOfSeason(db, game.season?.id ?? null, game.league.id)
  const rulesNow = await rulesOfSeason(db, null, game.league.id)
  const meetings = await readMeetings(db, game.a.id, game.b.id, game.league.id)
  return {
    ...game,
    log: seesLog ? await readLog(db, id) : [],
    steps: await readSteps(db, id, game.a.id),
    seasonPoints: pointsOf(game, rules),
    meetings: { wonByA: meetings.wonByA, wonByB: meetings.wonByB },
    rematchFrom: meetings.lastAt ? rematchFrom(meetings.lastAt, rulesNow).toISOString() : null,
  }
}

async function readLog(db: Db, gameId: number): Promise<GameEvent[]> {
  const rows = await db
    .selectFrom('game_events')
    .leftJoin('users', 'users.id', 'game_events.actor_id')
    .select(['game_events.version', 'at', 'users.id', 'first_name', 'last_name', 'photo_url'])
    .select(sql<LoggedMove>`json_build_object('move', move, 'details', details)`.as('logged'))
    .where('game_id', '=', gameId)
    .orderBy('game_events.version')
    .execute()
  return rows.map(({ version, at, logged, id, first_name, last_name, photo_url }) => ({
    ...logged,
    version,
    at: at.toISOString(),
    actor:
      id === null ? null : playerRefOf({ id, first_name: first_name ?? '', last_name: last_name ?? '', photo_url }),
  }))
}

async function readSteps(db: Db, gameId: number, inviterId: number): Promise<GameInFull['steps']> {
  const rows = await db.selectFrom('rating_changes').selectAll().where('game_id', '=', gameId).execute()
  const steps = rows.map((row) => ({ userId: row.user_id, step: stepOf(row) }))
  const a = steps.find(({ userId }) => userId === inviterId)?.step
  const b = steps.find(({ userId }) => userId !== inviterId)?.step
  return a && b ? { a, b } : null
}

/** What the game gives in the table: for one that waits to be confirmed, what it will give. */
function pointsOf(
  game: Awaited<ReturnType<typeof readGame>>,
  { pointsRule }: Awaited<ReturnType<typeof rulesOfSeason>>,
): GameInFull['seasonPoints'] {
  const { scoreDetails: details, winnerId } = game
  if (!details) return null
  if (game.status !== 'COMPLETED' && game.status !== 'PENDING_CONFIRMATION' && game.status !== 'DISPUTED') return null
  const verdict = verdictOf(details, winnerId, { format: game.format, inviterId: game.a.id, inviteeId: game.b.id })
  const { season } = effectOfResult({ ...game, outcome: details.outcome, format: formatOf(game.format) }, verdict)
  return season && seasonPointsOf(season, verdict.winner, pointsRule)
}
