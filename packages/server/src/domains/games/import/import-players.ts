import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { createByName } from '../../users/find-or-create-user.ts'
import type { KeyedRow } from './import-key.ts'
import type { ImportName } from './import-name.ts'

interface Candidate {
  id: number
  folded_name: string
  telegram_id: string | null
  membership_id: number | null
}

/** By folded name: one person, or several among whom a name alone does not decide. */
type People = Map<string, number | 'ambiguous'>

/**
 * People of the site whom the rows name. Where somebody is to be made, no other import makes people until this transaction ends, and those
 * whom it made are found: imports into two leagues may name the same newcomers. Whoever holds this lock waits for no other league's; who waits
 * for it holds a league's, whose moves wait too.
 */
export async function findPeople(db: Db, leagueId: number, rows: readonly KeyedRow[]): Promise<People> {
  const names = [...namesIn(rows).keys()]
  const people = await readPeople(db, leagueId, names)
  if (names.every((name) => people.has(name))) return people
  await sql`select pg_advisory_xact_lock(hashtext('matchbol people by name'))`.execute(db)
  return readPeople(db, leagueId, names)
}

async function readPeople(db: Db, leagueId: number, names: readonly string[]): Promise<People> {
  const people: People = new Map()
  if (names.length === 0) return people
  const candidates = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.league_id', '=', leagueId),
    )
    .select(['users.id', 'users.folded_name', 'users.telegram_id', 'memberships.id as membership_id'])
    .where('users.folded_name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  for (const [name, namesakes] of Map.groupBy(candidates, ({ folded_name }) => folded_name))
    people.set(name, choose(namesakes))
  return people
}

/** Of namesakes the one in the league is meant, else the one whom an import made. */
function choose(namesakes: readonly Candidate[]): number | 'ambiguous' {
  const members = namesakes.filter(({ membership_id }) => membership_id !== null)
  const likely = members.length > 0 ? members : namesakes
  const imported = likely.filter(({ telegram_id }) => telegram_id === null)
  const [only, ...others] = likely.length > 1 && imported.length > 0 ? imported : likely
  return only && others.length === 0 ? only.id : 'ambiguous'
}

/** Makes an account without Telegram for each name of the rows that nobody has; adds them to `people`. @returns how many */
export async function createMissing(db: Db, rows: readonly KeyedRow[], people: People, now: Date): Promise<number> {
  const missing = [...namesIn(rows).values()].filter(({ folded }) => !people.has(folded))
  if (missing.length === 0) return 0
  const created = await createByName(db, missing, now)
  for (const { id, folded_name } of created) people.set(folded_name, id)
  return created.length
}

const namesIn = (rows: readonly KeyedRow[]): Map<string, ImportName> =>
  new Map(rows.flatMap(({ winner, loser }) => [winner, loser]).map((name) => [name.folded, name]))
