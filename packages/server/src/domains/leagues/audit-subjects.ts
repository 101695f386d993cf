import type { leaguesContract } from '@matchbol/core/leagues/contract'
import type { AuditedRow } from '../../platform/audit/audited.ts'
import type { Db } from '../../platform/db/client.ts'
import type { AuditSubjects } from '../../platform/http/serve.ts'
import { leagueMeant } from './change-category.ts'
import {
  categoryOf,
  leagueOf,
  seasonColumns,
  seasonOf,
  selectLeagues,
  selectUserLeagues,
  userLeagueOf,
} from './league-row.ts'
import { activeMembership } from './leave-league.ts'

interface ById {
  params: { id: number }
}
const byId = ({ params }: ById) => params.id

interface ForPerson {
  me: { id: number }
  body: { userId?: number | undefined }
}
const actedFor = ({ me, body }: ForPerson) => body.userId ?? me.id

/** What the audited calls of the leagues are about. */
export const leaguesAudit: AuditSubjects<typeof leaguesContract> = {
  'league.founded': { row: leagueRow },
  'league.changed': { row: leagueRow, named: byId },
  'league.deleted': { row: leagueRow, named: byId },
  'season.started': { row: seasonRow },
  'season.changed': { row: seasonRow, named: byId },
  'category.added': { row: categoryRow },
  'category.changed': { row: categoryRow, named: byId },
  'category.deleted': { row: categoryRow, named: byId },
  'membership.started': { row: membershipRow, owner: actedFor },
  'membership.changed': { row: membershipRow, named: membershipMeant, owner: actedFor },
  'membership.switched': {
    row: membershipRow,
    named: (call) => membershipIn(call.db, actedFor(call), call.body.fromLeagueId),
    owner: actedFor,
  },
  'membership.ended': {
    row: membershipRow,
    named: async ({ db, params }) => (await activeMembership(db, params))?.id,
    owner: async ({ db, params }) => (await activeMembership(db, params))?.user_id,
  },
}

export async function leagueRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await selectLeagues(db).where('leagues.id', '=', id).forNoKeyUpdate('leagues').executeTakeFirst()
  if (!row) return undefined
  const present = leagueOf(row)
  const { name, description, gender, city, isActive, autoNextSeason, rules } = present
  const { pointsRule, ...numbers } = rules
  const fields = { name, description, gender, city, isActive, autoNextSeason, ...numbers, ...pointsRule }
  return { ids: { leagueId: id }, version: row.version, fields, present: () => present }
}

async function seasonRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db
    .selectFrom('seasons')
    .select(seasonColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const present = seasonOf(row)
  const { name, endsAt, status } = present
  return {
    ids: { leagueId: row.league_id, seasonId: id },
    version: row.version,
    fields: { name, endsAt, status },
    present: () => present,
  }
}

async function categoryRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await db.selectFrom('categories').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  const present = categoryOf(row)
  const { id: categoryId, leagueId, version, ...fields } = present
  return { ids: { leagueId, categoryId }, version, fields, present: () => present }
}

async function membershipRow(db: Db, id: number): Promise<AuditedRow | undefined> {
  const row = await selectUserLeagues(db)
    .select('memberships.user_id')
    .where('memberships.id', '=', id)
    .forNoKeyUpdate('memberships')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ids: { leagueId: row.league_id, membershipId: id, userId: row.user_id },
    version: row.version,
    fields: { leagueId: row.league_id, categoryId: row.category_id, status: row.status },
    present: () => userLeagueOf(row),
  }
}

interface CategoryCall extends ForPerson {
  db: Db
  body: ForPerson['body'] & { leagueId?: number | undefined; categoryId?: number | null | undefined }
}
/** The active membership whose category is to change; none where the verb will find none either. */
async function membershipMeant({ db, me, body }: CategoryCall) {
  const userId = actedFor({ me, body })
  const leagueId = body.leagueId ?? (await leagueMeant(db, userId, body.categoryId ?? null))
  return typeof leagueId === 'number' ? membershipIn(db, userId, leagueId) : undefined
}

const membershipIn = async (db: Db, userId: number, leagueId: number) =>
  (
    await db
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', userId)
      .where('league_id', '=', leagueId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst()
  )?.id
