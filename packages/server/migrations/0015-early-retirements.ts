import { type Kysely, sql } from 'kysely'

/**
 * What a retirement gives before it told anything is a rule of its own: the usual one for leagues and their running seasons,
 * and for those that had ended what it gave in them.
 */
export async function up(db: Kysely<unknown>) {
  const usual = sql`'{"retiredEarlyWin": 3, "retiredEarlyLoss": 0}'::jsonb`
  const asItWas = sql`jsonb_build_object('retiredEarlyWin', rules #> '{pointsRule,retiredWin}', 'retiredEarlyLoss', rules #> '{pointsRule,lossStraight}')`
  const adding = (points: typeof usual) =>
    sql`rules = rules || jsonb_build_object('pointsRule', rules -> 'pointsRule' || ${points})`
  await sql`update leagues set ${adding(usual)}`.execute(db)
  await sql`update seasons set ${adding(usual)} where status = 'ACTIVE'`.execute(db)
  await sql`update seasons set ${adding(asItWas)} where status = 'FINISHED'`.execute(db)
}
