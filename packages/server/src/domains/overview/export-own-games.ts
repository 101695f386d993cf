import { asTakenAlong } from '@matchbol/core/games/visibility'
import type { OwnData } from '@matchbol/core/overview/own-data'
import { fullName } from '@matchbol/core/users/names'
import type { Db } from '../../platform/db/client.ts'
import { gamesOf, selectGames } from '../games/game-row.ts'
import { stepOf } from '../ratings/step-row.ts'

/** All games of a person, with their own words in them and not the opponent's. */
export async function exportGames(db: Db, userId: number): Promise<OwnData['games']> {
  const rows = await selectGames(db)
    .where((eb) => eb.or([eb('inviter_id', '=', userId), eb('invitee_id', '=', userId)]))
    .orderBy('games.id')
    .execute()
  const games = await gamesOf(db, rows, { id: userId, isAdmin: false })
  return rows.flatMap((row, index) => {
    const { notes, notes_by, disputed_claim: disputed } = row
    const written = [{ text: notes, writerId: notes_by }]
    if (disputed) written.push({ text: disputed.notes, writerId: disputed.submittedBy })
    const game = games[index]
    return game ? [asTakenAlong(game, written, userId)] : []
  })
}

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
