import type { HeadToHead } from '@matchbol/core/games/pair-shapes'
import { tallyPair } from '@matchbol/core/games/pair-tally'
import { chanceShown } from '@matchbol/core/ratings/chance'
import { metaFor, type PageQuery } from '@matchbol/core/shared/paging'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../../platform/db/client.ts'
import { standingOf } from '../../ratings/standing.ts'
import { playerRefOf } from '../../users/account-row.ts'
import { gameOf, selectGames } from '../game-row.ts'
import { ofPair } from './read-meetings.ts'

/** All completed meetings of two players, newest first, and what they add up to. @throws Refusal NOT_FOUND */
export async function readHeadToHead(db: Db, aId: number, bId: number, paging: PageQuery): Promise<HeadToHead> {
  const [a, b] = await readBoth(db, aId, bId)
  const played = await readPlayed(db, aId, bId)
  const { won, setsWon, gamesWon } = tallyPair(played, aId)
  const leagues = await readLeagues(db, aId, bId, [...new Set(played.map(({ leagueId }) => leagueId))])
  return {
    a,
    b,
    wonByA: won.a,
    wonByB: won.b,
    setsWon,
    gamesWon,
    leagues: await Promise.all(
      leagues.map(async ({ id, name, may_meet }) => {
        const inLeague = tallyPair(
          played.filter(({ leagueId }) => leagueId === id),
          aId,
        )
        const [ofA, ofB] = [await standingOf(db, aId, id), await standingOf(db, bId, id)]
        return {
          league: { id, name },
          wonByA: inLeague.won.a,
          wonByB: inLeague.won.b,
          strength: {
            a: { points: ofA.points, ratedGames: ofA.games },
            b: { points: ofB.points, ratedGames: ofB.games },
          },
          chance: may_meet ? chanceShown(ofA, ofB) : null,
        }
      }),
    ),
    games: await readPage(db, aId, bId, paging),
    meta: metaFor(paging, played.length),
  }
}

async function readBoth(db: Db, aId: number, bId: number) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'photo_url'])
    .where('id', 'in', [aId, bId])
    .execute()
  const a = people.find(({ id }) => id === aId)
  const b = people.find(({ id }) => id === bId)
  if (!a || !b || a === b) throw new Refusal('NOT_FOUND')
  return [playerRefOf(a), playerRefOf(b)] as const
}

const readPlayed = (db: Db, aId: number, bId: number) =>
  db
    .selectFrom('games')
    .select(['league_id as leagueId', 'inviter_id as inviterId', 'invitee_id as inviteeId', 'winner_id as winnerId'])
    .select(['format', 'score_details as scoreDetails'])
    .where('status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .execute()

/** The leagues in which they have met, and those in which both play now. */
const readLeagues = (db: Db, aId: number, bId: number, met: readonly number[]) =>
  db
    .selectFrom('leagues')
    .leftJoin('memberships as ofA', (join) =>
      join.onRef('ofA.league_id', '=', 'leagues.id').on('ofA.user_id', '=', aId).on('ofA.status', '=', 'ACTIVE'),
    )
    .leftJoin('memberships as ofB', (join) =>
      join.onRef('ofB.league_id', '=', 'leagues.id').on('ofB.user_id', '=', bId).on('ofB.status', '=', 'ACTIVE'),
    )
    .select(['leagues.id', 'leagues.name'])
    .select((eb) =>
      eb
        .and([eb('leagues.is_active', '=', true), eb('ofA.id', 'is not', null), eb('ofB.id', 'is not', null)])
        .as('may_meet'),
    )
    .where((eb) =>
      eb.or([
        ...(met.length > 0 ? [eb('leagues.id', 'in', met)] : []),
        eb.and([eb('leagues.is_active', '=', true), eb('ofA.id', 'is not', null), eb('ofB.id', 'is not', null)]),
      ]),
    )
    .orderBy('leagues.name')
    .orderBy('leagues.id')
    .execute()

async function readPage(db: Db, aId: number, bId: number, { page, limit }: PageQuery) {
  const rows = await selectGames(db)
    .where('games.status', '=', 'COMPLETED')
    .where(ofPair(aId, bId))
    .orderBy('games.completed_at', 'desc')
    .orderBy('games.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => gameOf(row, null))
}
