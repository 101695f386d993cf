import type { CompletedGame } from '@matchbol/core/games/completed-game'
import type { Game, GamePlayer } from '@matchbol/core/games/game-shapes'
import type { Actor, GameFacts } from '@matchbol/core/games/rules'
import { asSeenBy, maySee } from '@matchbol/core/games/visibility'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { Refusal } from '@matchbol/core/shared/refusal'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { type KnownLeague, leagueMemory } from '../leagues/league-memory.ts'
import type { GameRow } from './tables.ts'

type Rated = Pick<GamePlayer, 'id' | 'firstName' | 'lastName' | 'photoUrl' | 'ratedGames' | 'rating'> & {
  /** Null before the first rated game. */
  points: number | null
}

/** One player of a game: the person, their strength now, and what the game moved. */
const player = (side: 'inviter' | 'invitee') => sql<Rated>`(
  select json_build_object(
    'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'photoUrl', u.photo_url,
    'points', r.points, 'ratedGames', coalesce(r.rated_games, 0),
    'rating', case when ch.game_id is null then null else json_build_object(
      'before', ch.before, 'after', ch.after, 'change', ch.change, 'ratedGames', ch.rated_games) end)
  from users u
  left join ratings r on r.user_id = u.id and r.league_id = games.league_id
  left join rating_changes ch on ch.game_id = games.id and ch.user_id = u.id
  where u.id = games.${sql.ref(`${side}_id`)}
)`

/** Games with everything a card or a row of them shows but what is in memory, in one statement whatever their number. */
export const selectGames = (db: Db) =>
  db
    .selectFrom('games')
    .selectAll('games')
    .select([player('inviter').as('a'), player('invitee').as('b')])

type SelectedGame = Awaited<ReturnType<ReturnType<typeof selectGames>['executeTakeFirstOrThrow']>>

/** A game as a card. @throws Refusal NOT_FOUND, also for a game one may not see */
export async function readGame(db: Db, id: number, reader: Actor | null): Promise<Game> {
  const row = await selectGames(db).where('games.id', '=', id).executeTakeFirst()
  if (!row || !maySee(reader, { status: row.status, inviterId: row.inviter_id, inviteeId: row.invitee_id }))
    throw new Refusal('NOT_FOUND')
  return gameOf(db, row, reader)
}

/** The game as the reader may know it, with the names of its league, its season and its players' categories. */
export const gameOf = async (db: Db, row: SelectedGame, reader: Actor | null): Promise<Game> =>
  asSeenBy(wholeGame(row, await leagueMemory(db).league(row.league_id)), reader)

/** Their leagues are looked up once, which in a transaction is a read. */
export async function gamesOf(db: Db, rows: readonly SelectedGame[], reader: Actor | null): Promise<Game[]> {
  const leagues = await leagueMemory(db).leagues([...new Set(rows.map(({ league_id }) => league_id))])
  return rows.map((row) => asSeenBy(wholeGame(row, leagues.get(row.league_id)), reader))
}

function playerOf(
  { points, ...player }: Rated,
  categoryId: number | null,
  league: KnownLeague | undefined,
): GamePlayer {
  const category = league?.categories.find(({ id }) => id === categoryId)
  return {
    ...player,
    points: points ?? category?.startPoints ?? START_POINTS,
    category: category ? { id: category.id, name: category.name, level: category.level } : null,
  }
}

const wholeGame = (row: SelectedGame, league: KnownLeague | undefined): Game => ({
  id: row.id,
  version: row.version,
  status: row.status,
  kind: row.kind,
  isRecorded: row.is_recorded,
  league: { id: row.league_id, name: league?.name ?? '' },
  season: seasonIn(league, row.season_id),
  format: row.format,
  a: playerOf(row.a, row.inviter_category_id, league),
  b: playerOf(row.b, row.invitee_category_id, league),
  message: row.message,
  slots: row.slots,
  slotsBy: row.slots_by,
  proposedPlace: row.proposed_place,
  agreedAt: instant(row.agreed_at),
  place: row.place,
  createdAt: row.created_at.toISOString(),
  acceptedAt: instant(row.accepted_at),
  expiresAt: instant(row.expires_at),
  playBy: instant(row.play_by),
  confirmBy: instant(row.confirm_by),
  winnerId: row.winner_id,
  score: row.score,
  scoreDetails: row.score_details,
  submittedBy: row.submitted_by,
  mayResubmit: row.status === 'DISPUTED' && !row.was_resubmitted,
  wasResubmitted: row.was_resubmitted,
  abandonedScore: row.abandoned_score,
  abandonedBy: row.abandoned_by,
  completedAt: instant(row.completed_at),
  notes: row.notes,
  imageUrl: row.image_url,
})

function seasonIn(league: KnownLeague | undefined, seasonId: number | null): Game['season'] {
  const season = league?.seasons.find(({ id }) => id === seasonId)
  return season ? { id: season.id, name: season.name } : null
}

const instant = (date: Date | null) => date?.toISOString() ?? null

/** What the state machine asks of a game. */
export const factsOf = (row: GameRow): GameFacts => ({
  status: row.status,
  inviterId: row.inviter_id,
  inviteeId: row.invitee_id,
  submittedBy: row.submitted_by,
  slotsBy: row.slots_by,
  isRecorded: row.is_recorded,
  abandonedBy: row.abandoned_by,
  wasResubmitted: row.was_resubmitted,
})

/** What a result is held against. */
export const toScoreOf = (row: GameRow) => ({
  format: row.format,
  inviterId: row.inviter_id,
  inviteeId: row.invitee_id,
  agreedAt: row.agreed_at,
  acceptedAt: row.accepted_at,
  abandonedScore: row.abandoned_score,
})

/** What an administrator's decision is held against. */
export const toDecideOf = (row: GameRow) => ({
  format: row.format,
  inviterId: row.inviter_id,
  inviteeId: row.invitee_id,
  acceptedAt: row.accepted_at,
  recordedAt: row.is_recorded ? row.created_at : null,
  completedAt: row.completed_at,
})

/** A game as the figures are made of it; null unless it is completed. */
export function completedGameOf(row: CompletedColumns): CompletedGame | null {
  const { status, score_details: details, completed_at: completedAt, completed_sequence: sequence } = row
  if (status !== 'COMPLETED' || !details || !completedAt || sequence === null) return null
  return {
    id: row.id,
    leagueId: row.league_id,
    seasonId: row.season_id,
    kind: row.kind,
    format: row.format,
    a: row.inviter_id,
    b: row.invitee_id,
    categoryA: row.inviter_category_id,
    categoryB: row.invitee_category_id,
    winnerId: row.winner_id,
    details,
    completedAt: completedAt.toISOString(),
    sequence,
  }
}

type CompletedColumns = Pick<
  GameRow,
  | ('id' | 'status' | 'kind' | 'league_id' | 'season_id' | 'format' | 'inviter_id' | 'invitee_id' | 'winner_id')
  | ('inviter_category_id' | 'invitee_category_id' | 'score_details' | 'completed_at' | 'completed_sequence')
>
