import type { OwnData } from '@matchbol/core/overview/own-data'
import { fullName } from '@matchbol/core/users/names'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DisputedClaim } from '../games/tables.ts'
import { stepOf } from '../ratings/step-row.ts'

/** All games of a person, with their own words in them and not the opponent's. */
export async function exportGames(db: Db, userId: number): Promise<OwnData['games']> {
  const rows = await db
    .selectFrom('games')
    .innerJoin('leagues', 'leagues.id', 'games.league_id')
    .leftJoin('seasons', 'seasons.id', 'games.season_id')
    .innerJoin('users as opponent', (join) =>
      join.on('opponent.id', '=', sql<number>`case when inviter_id = ${userId} then invitee_id else inviter_id end`),
    )
    .selectAll('games')
    .select(['leagues.name as league', 'seasons.name as season'])
    .select(['opponent.id as opponent_id', 'first_name', 'last_name'])
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .orderBy('games.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    kind: row.kind,
    isRecorded: row.is_recorded,
    league: { id: row.league_id, name: row.league },
    season: row.season_id === null ? null : { id: row.season_id, name: row.season ?? '' },
    format: row.format,
    opponent: namedPerson(row.opponent_id, row),
    iInvited: row.inviter_id === userId,
    ownMessage: row.inviter_id === userId ? row.message : null,
    slots: row.slots,
    agreedAt: row.agreed_at?.toISOString() ?? null,
    place: row.place,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    score: row.score,
    scoreDetails: row.score_details,
    isWon: row.winner_id === null ? null : row.winner_id === userId,
    ownNotes: row.notes_by === userId ? row.notes : ownDisputedNotes(row.disputed_claim, userId),
  }))
}

const ownDisputedNotes = (claim: DisputedClaim | null, userId: number) =>
  claim?.submittedBy === userId ? claim.notes : null

export async function exportMoves(db: Db, userId: number): Promise<OwnData['moves']> {
  const rows = await db
    .selectFrom('game_events')
    .selectAll()
    .where('actor_id', '=', userId)
    .orderBy('at')
    .orderBy('game_id')
    .orderBy('version')
    .execute()
  return rows.map(({ game_id, version, move, at, details }) => ({
    gameId: game_id,
    version,
    move,
    at: at.toISOString(),
    details,
  }))
}

export async function exportRatingHistory(db: Db, userId: number): Promise<OwnData['ratingHistory']> {
  const rows = await db
    .selectFrom('rating_changes as change')
    .innerJoin('users as opponent', 'opponent.id', 'change.opponent_id')
    .innerJoin('leagues', 'leagues.id', 'change.league_id')
    .selectAll('change')
    .select(['opponent.first_name', 'opponent.last_name', 'leagues.name as league'])
    .where('change.user_id', '=', userId)
    .orderBy('change.league_id')
    .orderBy('change.sequence')
    .execute()
  return rows.map((row) => ({
    gameId: row.game_id,
    league: { id: row.league_id, name: row.league },
    opponent: namedPerson(row.opponent_id, row),
    at: row.at.toISOString(),
    ...stepOf(row),
  }))
}

const namedPerson = (id: number, { first_name, last_name }: { first_name: string; last_name: string }) => ({
  id,
  name: fullName({ firstName: first_name, lastName: last_name }) ?? '',
})
