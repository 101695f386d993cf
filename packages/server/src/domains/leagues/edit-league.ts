import type { LeagueChanges, LeagueRules, NewLeague } from '@matchbol/core/leagues/league-shapes'
import { DEFAULT_LEAGUE_RULES } from '@matchbol/core/leagues/rules'
import { kyivYear } from '@matchbol/core/shared/kyiv-time'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Insertable } from 'kysely'
import { changeOf } from '../../platform/audit/audited.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { type Db, inTransaction } from '../../platform/db/client.ts'
import { emit } from '../../platform/events/emit.ts'
import { slugOf } from '../../platform/slug.ts'
import { leagueRow } from './audit-subjects.ts'
import { readLeague } from './list-leagues.ts'
import { lockLeague } from './lock-league.ts'
import type { LeaguesTable } from './tables.ts'

/** Founds a league together with its first season, which starts now and is named by the year. */
export const foundLeague = (
  db: Db,
  { rules, ...fields }: NewLeague,
  now: Date,
  season: { name: string; startsAt: Date } = firstSeason(now),
) =>
  inTransaction(db, async (db) => {
    const ownRules = JSON.stringify({ ...DEFAULT_LEAGUE_RULES, ...given(rules) })
    const id = await insertLeague(db, {
      name: fields.name,
      description: fields.description ?? null,
      gender: fields.gender,
      city: fields.city ?? null,
      is_active: fields.isActive,
      ...(fields.autoNextSeason !== undefined && { auto_next_season: fields.autoNextSeason }),
      rules: ownRules,
      created_at: now,
    })
    await db
      .insertInto('seasons')
      .values({
        league_id: id,
        name: season.name,
        starts_at: season.startsAt,
        ends_at: null,
        status: 'ACTIVE',
        rules: ownRules,
        closing_sequence: null,
      })
      .execute()
    await emit(db, { type: 'league.changed', leagueId: id }, now)
    return readLeague(db, id)
  })

/** Founds a league by the command line, with the row that the mechanism writes of an administrator's. */
export const foundLeagueByCommand = (db: Db, fields: NewLeague, now: Date) =>
  inTransaction(db, async (db) => {
    const league = await foundLeague(db, fields, now)
    const details = changeOf(undefined, await leagueRow(db, league.id))
    if (details) await writeAudit(db, { action: 'league.founded', actorId: null, at: now, details })
    return league
  })

const firstSeason = (now: Date) => ({ name: `Сезон ${kyivYear(now)}`, startsAt: now })

/** Changes a league. Its running season keeps the rules it started with. @throws Refusal NOT_FOUND */
export const changeLeague = (db: Db, id: number, { rules, ...changes }: LeagueChanges, now: Date) =>
  inTransaction(db, async (db) => {
    const row = await lockLeague(db, id)
    await db
      .updateTable('leagues')
      .set({
        rules: JSON.stringify({ ...row.rules, ...given(rules) }),
        ...(changes.name !== undefined && { name: changes.name }),
        ...(changes.description !== undefined && { description: changes.description }),
        ...(changes.gender !== undefined && { gender: changes.gender }),
        ...(changes.city !== undefined && { city: changes.city }),
        ...(changes.isActive !== undefined && { is_active: changes.isActive }),
        ...(changes.autoNextSeason !== undefined && { auto_next_season: changes.autoNextSeason }),
      })
      .where('id', '=', id)
      .execute()
    await emit(db, { type: 'league.changed', leagueId: id }, now)
    return readLeague(db, id)
  })

/** Deletes a league in which no game or invitation was ever begun. @throws Refusal NOT_FOUND, LEAGUE_HAS_GAMES */
export const deleteLeague = (db: Db, id: number, now: Date) =>
  inTransaction(db, async (db) => {
    const league = await db.selectFrom('leagues').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!league) throw new Refusal('NOT_FOUND')
    const game = await db.selectFrom('games').select('id').where('league_id', '=', id).limit(1).executeTakeFirst()
    if (game) throw new Refusal('LEAGUE_HAS_GAMES')
    await emit(db, { type: 'league.deleted', leagueId: id }, now)
    await db.deleteFrom('leagues').where('id', '=', id).execute()
    return null
  })

const given = (rules: Partial<{ [K in keyof LeagueRules]: LeagueRules[K] | undefined }> | undefined) =>
  Object.fromEntries(Object.entries(rules ?? {}).filter(([, value]) => value !== undefined))

/** Under the next free slug: whoever founds a league of the same name at this moment gets another. */
async function insertLeague(db: Db, columns: Omit<Insertable<LeaguesTable>, 'slug'>): Promise<number> {
  for (;;) {
    const inserted = await db
      .insertInto('leagues')
      .values({ ...columns, slug: await freeSlug(db, columns.name) })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
}

/** The slug of the name, with a number behind it where another league has it. */
async function freeSlug(db: Db, name: string): Promise<string> {
  const slug = slugOf(name, 'liha')
  const taken = await db.selectFrom('leagues').select('slug').where('slug', 'like', `${slug}%`).execute()
  const slugs = new Set(taken.map((row) => row.slug))
  if (!slugs.has(slug)) return slug
  let number = 2
  while (slugs.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
