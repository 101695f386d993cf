import { formatWeight } from '@matchbol/core/games/score/format-weight'
import { START_POINTS } from '@matchbol/core/leagues/limits'
import { formatOf } from '@matchbol/core/leagues/match-format'
import type { Standing } from '@matchbol/core/ratings/chance'
import { whatIf } from '@matchbol/core/ratings/what-if'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { leagueMemory } from '../../leagues/league-memory.ts'

/** The chance against an opponent and what a win or a loss would move. @throws Refusal NOT_FOUND */
export async function readWhatIf(db: Db, myId: number, opponentId: number, leagueId: number) {
  const [league, players] = await Promise.all([
    leagueMemory(db).league(leagueId),
    readPlayers(db, leagueId, [myId, opponentId]),
  ])
  if (!league || !players.some(({ id }) => id === opponentId)) throw new Refusal('NOT_FOUND')
  const standingOf = (id: number): Standing => {
    const player = players.find((it) => it.id === id)
    const category = league.categories.find((it) => it.id === player?.category_id)
    return { points: player?.points ?? category?.startPoints ?? START_POINTS, games: player?.rated_games ?? 0 }
  }
  const me = standingOf(myId)
  const weight = formatWeight(formatOf(league.activeSeason.rules.format))
  return { ...whatIf(me, standingOf(opponentId), weight), ratedGames: me.games }
}

const readPlayers = (db: Db, leagueId: number, ids: number[]) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.league_id', '=', leagueId),
    )
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.user_id', '=', 'users.id').on('ratings.league_id', '=', leagueId),
    )
    .select(['users.id', 'memberships.category_id', 'ratings.points', 'ratings.rated_games'])
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .execute()
