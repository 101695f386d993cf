import type { GameEvent, LoggedMove } from '@matchbol/core/games/game-log'
import type { Game, GameInFull } from '@matchbol/core/games/game-shapes'
import { rematchFrom } from '@matchbol/core/games/invitation-rules'
import { effectOfResult, seasonPointsOf } from '@matchbol/core/games/result-effect'
import { verdictOf } from '@matchbol/core/games/result-rules'
import type { Actor } from '@matchbol/core/games/rules'
import { maySee, seesInside } from '@matchbol/core/games/visibility'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { Refusal } from '@matchbol/core/shared/refusal'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { compiledOnce } from '../../../platform/db/compiled-once.ts'
import { leagueMemory } from '../../leagues/league-memory.ts'
import { winnersPlace } from '../../ratings/read-ratings.ts'
import { stepOf } from '../../ratings/step-row.ts'
import type { RatingChangesTable } from '../../ratings/tables.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { factsOf, gameOf, selectGames } from '../game-row.ts'
import { gamePictureVersion } from './game-picture-version.ts'

/** One game with its log (for its players and administrators), the explanation of the ratings, and what it means to the pair. */
export async function readGameInFull(db: Db, id: number, reader: Actor | null): Promise<GameInFull> {
  const [row] = await selectInFull(db, { id })
  if (!row || !maySee(reader, factsOf(row))) throw new Refusal('NOT_FOUND')
  const [game, league] = await Promise.all([gameOf(db, row, reader), leagueMemory(db).league(row.league_id)])
  if (!league) throw new Refusal('NOT_FOUND')
  const rulesNow = league.activeSeason.rules
  const season = league.seasons.find(({ id }) => id === row.season_id) ?? league.activeSeason
  const isAInviter = row.inviter_id < row.invitee_id
  const stepsOf = (userId: number) => row.steps.find(({ user_id }) => user_id === userId)
  const [stepA, stepB] = [stepsOf(row.inviter_id), stepsOf(row.invitee_id)]
  return {
    ...game,
    log: seesInside(reader, factsOf(row)) ? await readLog(db, id) : [],
    steps: stepA && stepB ? { a: stepOf(stepA), b: stepOf(stepB) } : null,
    seasonPoints: pointsOf(game, season.rules),
    meetings: {
      wonByA: (isAInviter ? row.won_by_a : row.won_by_b) ?? 0,
      wonByB: (isAInviter ? row.won_by_b : row.won_by_a) ?? 0,
    },
    rematchFrom: row.last_at && rematchFrom(row.last_at, rulesNow).toISOString(),
    winnersPlace: row.winnersPlace,
    pictureVersion: gamePictureVersion(game, row.winnersPlace),
  }
}

/** The card, with what the two have between them in the league, the rules, and how the ratings were moved. */
export const gameInFull = (db: Db, { id }: { id: number }) =>
  selectGames(db)
    .leftJoin('pairs', (join) =>
      join
        .on(sql<boolean>`pairs.a = least(games.inviter_id, games.invitee_id)`)
        .on(sql<boolean>`pairs.b = greatest(games.inviter_id, games.invitee_id)`)
        .onRef('pairs.league_id', '=', 'games.league_id'),
    )
    .select(['pairs.won_by_a', 'pairs.won_by_b', 'pairs.last_at'])
    .select(
      sql<Selectable<RatingChangesTable>[]>`(
        select coalesce(json_agg(rating_changes), '[]') from rating_changes where rating_changes.game_id = games.id
      )`.as('steps'),
    )
    .select(winnersPlace.as('winnersPlace'))
    .where('games.id', '=', id)

const selectInFull = compiledOnce(gameInFull)

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

/** What the game gives in the table: for one that waits to be confirmed, what it will give. */
function pointsOf(game: Game, { pointsRule }: LeagueRules): GameInFull['seasonPoints'] {
  const { scoreDetails: details, winnerId } = game
  if (!details) return null
  if (game.status !== 'COMPLETED' && game.status !== 'PENDING_CONFIRMATION' && game.status !== 'DISPUTED') return null
  const verdict = verdictOf(details, winnerId, { format: game.format, inviterId: game.a.id, inviteeId: game.b.id })
  const { season } = effectOfResult({ ...game, outcome: details.outcome, format: formatOf(game.format) }, verdict)
  return season && seasonPointsOf(season, verdict.winner, pointsRule)
}
