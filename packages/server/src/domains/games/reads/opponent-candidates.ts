import { START_POINTS } from '@matchbol/core/leagues/limits'
import { MOST_COUNTED } from '@matchbol/core/shared/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { KnownLeague } from '../../leagues/league-memory.ts'
import { membersNamed } from '../../leagues/member-names.ts'

/** Who looks for an opponent, as a member of the league. */
export interface Me {
  id: number
  categoryId: number | null
  points: number
  games: number
}

interface Wanted {
  q?: string | undefined
  opponentId?: number | undefined
  sort: 'nearest' | 'longest'
  /** How many from the first on are asked for. */
  atMost: number
}

/**
 * Whom a list of opponents may begin with, more of them than are asked for, each with `distance`, the difference of the ratings, with
 * `last_at`, which is null where it does not matter, and with `has_signed_in`. A search looks at those it found; else they come by indexes
 * from my own rating upwards and downwards, and from my meetings, so that it does not matter how many play in the league. People who have
 * never signed in are looked for where the others do not fill the page.
 */
export function candidates(league: KnownLeague, me: Me, wanted: Wanted): RawBuilder<unknown> {
  if (isSearch(wanted)) return sql`select * from found`
  return sql`select user_id, last_at, distance, true as has_signed_in from found
    union all select * from (${neverSignedIn(league, me, wanted)}) imported where (select count(*) from found) < ${wanted.atMost}`
}

const isSearch = ({ q, opponentId }: Pick<Wanted, 'q' | 'opponentId'>) => q !== undefined || opponentId !== undefined

function signedIn(league: KnownLeague, me: Me, wanted: Wanted): RawBuilder<unknown> {
  if (wanted.sort === 'nearest') return nearest(league, me, wanted.atMost, sql`true`)
  const isNew = sql`not exists (
    select from pairs where pairs.a = least(member.user_id, ${me.id}) and pairs.b = greatest(member.user_id, ${me.id})
      and pairs.league_id = ${league.id})`
  return sql`${met(league, me, wanted.atMost)} union all ${nearest(league, me, wanted.atMost, isNew)}`
}

/** Those whom an import brought and who have never signed in: few beside a large club, so each of them is looked at. */
function neverSignedIn(league: KnownLeague, me: Me, wanted: Wanted) {
  return sql`select ${candidateColumns(me, wanted)}
    from users join memberships member on member.user_id = users.id
    ${joinsOfCandidate(me, wanted)}
    where users.telegram_id is null and users.status = 'ACTIVE' and ${isOther(league, me)}`
}

const candidateColumns = (me: Me, { sort }: Wanted) => sql`
  member.user_id, ${sort === 'longest' ? sql`pairs.last_at` : sql`null::timestamptz`} as last_at,
  abs(coalesce(ratings.points, categories.start_points, ${START_POINTS}) - ${me.points}::numeric) as distance,
  users.telegram_id is not null as has_signed_in`

function joinsOfCandidate(me: Me, { sort }: Wanted) {
  const pairs = sql`left join pairs on pairs.a = least(member.user_id, ${me.id}) and pairs.b = greatest(member.user_id, ${me.id})
      and pairs.league_id = member.league_id`
  return sql`left join categories on categories.id = member.category_id
    left join ratings on ratings.league_id = member.league_id and ratings.user_id = member.user_id
    ${sort === 'longest' ? pairs : sql``}`
}

/** How many there are in all: of those found by name one more than `MOST_NAMED` at most, else one more than `MOST_COUNTED`. */
export function numberOf(league: KnownLeague, me: Me, wanted: Omit<Wanted, 'atMost'>) {
  if (isSearch(wanted)) return sql<number>`(select count(*) from found)`
  const counted = sql`from memberships member join users on users.id = member.user_id
    where ${isOther(league, me)} and users.status = 'ACTIVE'`
  // Of a large league nobody need look at the accounts behind the memberships.
  return sql<number>`(
    select case when count(*) > ${MOST_COUNTED} then count(*) else (select count(*) ${counted}) end
    from (select 1 from memberships member where ${isOther(league, me)} limit ${MOST_COUNTED + 1}) counted
  )`
}

const isOther = (league: KnownLeague, me: Me) =>
  sql`member.league_id = ${league.id} and member.status = 'ACTIVE' and member.user_id <> ${me.id}`

/** Those looked for, else those who have signed in, as the table `found` of the statement: they are read once, for the page and its number. */
export function foundAmong(db: Db, league: KnownLeague, me: Me, wanted: Wanted) {
  const { q, opponentId } = wanted
  if (!isSearch(wanted)) return sql`found as materialized (${signedIn(league, me, wanted)}),`
  const isActive = sql<boolean>`memberships.status = 'ACTIVE' and memberships.user_id <> ${me.id}
    and exists (select from users where users.id = memberships.user_id and users.status = 'ACTIVE')`
  const isOpponent = opponentId === undefined ? sql`true` : sql`member.user_id = ${opponentId}`
  const named = q === undefined ? sql`select ${opponentId}::int as id` : membersNamed(db, q, league.id, () => isActive)
  return sql`found as materialized (
    select ${candidateColumns(me, wanted)}
    from (${named}) named
    join memberships member on member.user_id = named.id
    join users on users.id = member.user_id and users.status = 'ACTIVE'
    ${joinsOfCandidate(me, wanted)}
    where ${isOther(league, me)} and ${isOpponent}
  ),`
}

/** From my own rating upwards, downwards, and those who have none yet and stand at the start points of their category. */
function nearest(league: KnownLeague, me: Me, atMost: number, which: RawBuilder<unknown>) {
  const points = sql`${me.points}::numeric`
  const active = sql`join users on users.id = member.user_id and users.status = 'ACTIVE' and users.telegram_id is not null`
  // Each member is looked up by itself: joined, so few would be expected in a league of average size that all are read and sorted.
  const rated = (side: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select ratings.user_id, null::timestamptz as last_at, abs(ratings.points - ${points}) as distance
    from ratings cross join lateral (
      select from memberships member ${active}
      where member.user_id = ratings.user_id and ${isOther(league, me)} and ${which} limit 1
    ) member
    where ratings.league_id = ${league.id} and ${side}
    order by ${order}, ratings.user_id limit ${atMost})`
  const unrated = (startPoints: RawBuilder<unknown>, category: RawBuilder<unknown>) => sql`
    (select member.user_id, null::timestamptz, abs(${startPoints} - ${points})
    from memberships member ${active}
    where ${isOther(league, me)} and not member.is_rated and ${which} and ${category}
    order by member.user_id limit ${atMost})`
  const startPoints = league.categories.map((category) => category.startPoints)
  return sql`
    ${rated(sql`ratings.points >= ${points}`, sql`ratings.points`)}
    union all ${rated(sql`ratings.points < ${points}`, sql`ratings.points desc`)}
    union all ${unrated(sql`${START_POINTS}::numeric`, sql`member.category_id is null`)}
    union all select newcomer.* from unnest(
      ${league.categories.map(({ id }) => id)}::int[], ${startPoints}::numeric[]
    ) as category (id, start_points)
    cross join lateral ${unrated(sql`category.start_points`, sql`member.category_id = category.id`)} newcomer`
}

/** Whom I have met here, the oldest meeting first. */
function met(league: KnownLeague, me: Me, atMost: number) {
  const on = (mine: 'a' | 'b', theirs: 'a' | 'b') => sql`
    (select ${sql.ref(`pairs.${theirs}`)} as user_id, pairs.last_at, 0::numeric as distance
    from pairs
    join memberships member on member.user_id = ${sql.ref(`pairs.${theirs}`)} and ${isOther(league, me)}
    join users on users.id = member.user_id and users.status = 'ACTIVE' and users.telegram_id is not null
    where ${sql.ref(`pairs.${mine}`)} = ${me.id} and pairs.league_id = ${league.id}
    order by pairs.last_at, ${sql.ref(`pairs.${theirs}`)} limit ${atMost})`
  return sql`${on('a', 'b')} union all ${on('b', 'a')}`
}
