import type { UserLeague } from '@matchbol/core/leagues/league-shapes'
import { actsFor, checkJoinable } from '@matchbol/core/leagues/rules'
import { Refusal, type RefusalDetails } from '@matchbol/core/shared/refusal'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/serve.ts'
import { holdPerson } from '../users/hold-person.ts'
import { type KnownLeague, leagueMemory } from './league-memory.ts'
import { selectUserLeagues, userLeagueOf } from './league-row.ts'
import { lockLeague } from './lock-league.ts'
import type { MembershipsTable } from './tables.ts'

/**
 * The person acted for, kept from being blocked or deleted until the transaction is over.
 * @throws Refusal FORBIDDEN, NOT_FOUND, USER_BLOCKED
 */
export async function holdPersonActedFor(db: Db, me: Caller, userId: number | undefined) {
  const person = await holdPerson(db, actsFor(me, userId))
  if (!person) throw new Refusal('NOT_FOUND')
  if (person.status === 'BLOCKED') throw new Refusal('USER_BLOCKED')
  return person
}

/** Whether a refusal speaks to the member or of one. */
export const aboutWhom = (userId: number, actorId: number): RefusalDetails =>
  userId === actorId ? {} : { ofAnother: true }

/** @throws Refusal NOT_FOUND, LEAGUE_INACTIVE, CATEGORY_INACTIVE, CATEGORY_OF_OTHER_LEAGUE */
export async function holdJoinable(db: Db, leagueId: number, categoryId: number | null) {
  const league = await lockLeague(db, leagueId)
  checkJoinable(league, categoryId === null ? null : await holdCategory(db, categoryId))
  return league
}

/** Kept from being deleted until the transaction is over. */
async function holdCategory(db: Db, id: number) {
  const category = await db
    .selectFrom('categories')
    .select(['league_id', 'is_active'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!category) throw new Refusal('NOT_FOUND')
  return { leagueId: category.league_id, isActive: category.is_active }
}

/** The membership as the contract has it. */
export const readMembership = async (db: Db, userId: number, leagueId: number) =>
  userLeagueOf(
    await selectUserLeagues(db)
      .where('memberships.user_id', '=', userId)
      .where('memberships.league_id', '=', leagueId)
      .executeTakeFirstOrThrow(),
  )

type MemberRow = Pick<Selectable<MembershipsTable>, 'id' | 'version' | 'league_id' | 'category_id' | 'status'> & {
  /** A text where it came as JSON. */
  joined_at: Date | string
}

/** Memberships of a person as a part of another statement, for `userLeaguesOf`. */
export const membershipsOf = (userId: number) =>
  sql<MemberRow[]>`(select coalesce(json_agg(memberships), '[]') from memberships where user_id = ${userId})`

/** Memberships with the names of their leagues and categories, which are in memory; those still active first. */
export async function userLeaguesOf(db: Db, rows: readonly MemberRow[]): Promise<UserLeague[]> {
  const memory = leagueMemory(db)
  const known = await Promise.all(rows.map(async (row) => ({ row, league: await memory.league(row.league_id) })))
  return known
    .flatMap(({ row, league }) => (league ? [{ ...userLeagueIn(league, row), status: row.status }] : []))
    .toSorted((one, other) => orderOf(one, other) || one.league.id - other.league.id)
    .map(({ status, ...userLeague }) => userLeague)
}

const inUkrainian = new Intl.Collator('uk')
const orderOf = (one: UserLeague & Pick<MemberRow, 'status'>, other: typeof one) =>
  one.status.localeCompare(other.status) || inUkrainian.compare(one.league.name, other.league.name)

function userLeagueIn(league: KnownLeague, row: MemberRow): UserLeague {
  const { id, name, endsAt } = league.activeSeason
  const category = league.categories.find((it) => it.id === row.category_id)
  return {
    id: row.id,
    version: row.version,
    isActive: row.status === 'ACTIVE',
    league: { id: league.id, name: league.name },
    season: { id, name, endsAt },
    category: category ? { id: category.id, name: category.name, level: category.level, icon: category.icon } : null,
    startPoints: category?.startPoints ?? null,
    joinedAt: new Date(row.joined_at).toISOString(),
  }
}
