import { type Kysely, sql } from 'kysely'

/** Whose word the score of a game broken off is, the agreed time that this ended, and whose the notes are. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table games
      add column abandoned_by integer references users,
      add column abandoned_agreed_at timestamptz,
      add column notes_by integer references users`.execute(db)
  await sql`create index games_by_notes_writer on games (notes_by) where notes_by is not null`.execute(db)
  const latestBreak = sql`(
    select actor_id from game_events
    where game_id = games.id and move = 'abandon' order by version desc limit 1)`
  await sql`
    update games set abandoned_by = ${latestBreak}
    where abandoned_score is not null and agreed_at is null
      and status in ('ACCEPTED', 'PENDING_CONFIRMATION')`.execute(db)
  await sql`
    update games set notes_by = coalesce(submitted_by, ${latestBreak})
    where notes is not null`.execute(db)
}
