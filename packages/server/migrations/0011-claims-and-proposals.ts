import { type Kysely, sql } from 'kysely'

/** What a result is held against, and what a move that is taken back must bring again. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table games
      add column accepted_at timestamptz,
      add column proposed_place text,
      add column abandoned_score jsonb,
      add column disputed_claim jsonb,
      add column disputed_image_url text references uploads`.execute(db)
  await sql`create index games_by_disputed_image on games (disputed_image_url) where disputed_image_url is not null`.execute(
    db,
  )
  await sql`
    update games set accepted_at = accepted.at
    from game_events accepted where accepted.game_id = games.id and accepted.move = 'accept'`.execute(db)
  await sql`
    update games set abandoned_score = score_details
    where status = 'ACCEPTED' and score_details ->> 'outcome' = 'ABANDONED'`.execute(db)
  // A corrected result that was taken back used to leave the game agreed; there it may be played anew.
  await sql`update games set was_resubmitted = false where status = 'ACCEPTED' and was_resubmitted`.execute(db)
}
