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

/** People of the site by folded name: one person, or several among whom a name alone does not decide. */
export async function findPeople(db: Db, leagueId: number, rows: readonly KeyedRow[]) {
  const people = new Map<string, number | 'ambiguous'>()
  const names = [...namesIn(rows).keys()]
  if (names.length === 0) return people
  const candidates = await db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.league_id', '=', leagueId),
    )
    .select(['users.id', 'users.folded_name', 'users.telegram_id', 'memberships.id as membership_id'])
    .where('users.folded_name', '=', sql<string>`any(${names}::text[])`)
    .execute()
  for (const name of new Set(candidates.map(({ folded_name }) => folded_name)))
    people.set(name, choose(candidates.filter(({ folded_name }) => folded_name === name)))
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
export async function createMissing(
  db: Db,
  rows: readonly KeyedRow[],
  people: Map<string, number | 'ambiguous'>,
  now: Date,
): Promise<number> {
  const missing = [...namesIn(rows).values()].filter(({ folded }) => !people.has(folded))
  if (missing.length === 0) return 0
  const created = await createByName(db, missing, now)
  for (const { id, folded_name } of created) people.set(folded_name, id)
  return created.length
}

const namesIn = (rows: readonly KeyedRow[]): Map<string, ImportName> =>
  new Map(rows.flatMap(({ winner, loser }) => [winner, loser]).map((name) => [name.folded, name]))
