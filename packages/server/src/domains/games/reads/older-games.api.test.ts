import { cancelReasons } from '@matchbol/core/games/game-log'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openUntouched } from '../../../../test/untouched-database.ts'
import { migrate, migrateTo } from '../../../platform/db/migrate.ts'

it('games of an older version get when they were accepted, where they were broken off, and a result of their own again', async () => {
  const { db, close } = await openUntouched()
  await migrateTo(db, '0008-changes-of-a-week')
  await sql`insert into users (first_name, folded_name, created_at) values ('Ян', 'ян', now()), ('Їв', 'їв', now())`.execute(
    db,
  )
  await sql`
    insert into leagues (name, slug, gender, is_active, created_at, rules)
    select 'Ліга ' || nth, 'liga-' || nth, 'ANY', true, now(), '{}' from generate_series(1, 3) nth`.execute(db)
  const abandoned = { outcome: 'ABANDONED', sets: [{ a: 2, b: 3 }] }
  await sql`
    insert into games (status, kind, league_id, format, inviter_id, invitee_id, created_at, score_details, was_resubmitted)
    values ('ACCEPTED', 'RATED', 1, 'SET1-S:6/TB7', 1, 2, now(), ${JSON.stringify(abandoned)}::jsonb, true),
      ('DISPUTED', 'RATED', 2, 'SET1-S:6/TB7', 1, 2, now(), '{"outcome": "COMPLETED", "sets": []}', true),
      ('PENDING', 'RATED', 3, 'SET1-S:6/TB7', 1, 2, now(), null, false)`.execute(db)
  const acceptedAt = new Date('2026-11-20T10:00:00Z')
  await sql`
    insert into game_events (game_id, version, actor_id, move, at)
    values (1, 1, 1, 'invite', now()), (1, 2, 2, 'accept', ${acceptedAt}), (1, 3, 2, 'abandon', now()),
      (2, 1, 1, 'invite', now())`.execute(db)
  await migrate(db)
  const games = await db
    .selectFrom('games')
    .select(['accepted_at', 'abandoned_score', 'abandoned_by', 'was_resubmitted'])
    .orderBy('id')
    .execute()
  expect(games).toEqual([
    { accepted_at: acceptedAt, abandoned_score: abandoned, abandoned_by: 2, was_resubmitted: false },
    { accepted_at: null, abandoned_score: null, abandoned_by: null, was_resubmitted: true },
    { accepted_at: null, abandoned_score: null, abandoned_by: null, was_resubmitted: false },
  ])
  await close()
})

it('what the site wrote as the reason of a cancellation becomes a code, and people keep their words', async () => {
  const { db, close } = await openUntouched()
  await migrateTo(db, '0017-demotions-outlive-accounts')
  await sql`insert into users (first_name, folded_name, search_name, created_at)
    values ('Ян', 'ян', 'ян', now()), ('Їв', 'їв', 'їв', now())`.execute(db)
  await sql`insert into leagues (name, slug, gender, is_active, created_at, rules)
    values ('Ліга', 'liga', 'ANY', true, now(), '{}')`.execute(db)
  await sql`insert into games (status, kind, league_id, format, inviter_id, invitee_id, created_at)
    values ('CANCELLED', 'RATED', 1, 'SET1-S:6/TB7', 1, 2, now())`.execute(db)
  const sentences = [
    'Гравець залишив лігу',
    'Гравця вилучено з ліги',
    'Обліковий запис гравця заблоковано',
    'Гравець видалив обліковий запис',
    'Один із гравців більше не грає в лізі',
    'Дощ',
  ]
  for (const [index, reason] of sentences.entries())
    await sql`insert into game_events (game_id, version, move, at, details)
      values (1, ${index}, 'cancel', now(), ${JSON.stringify({ reason, late: true })}::jsonb)`.execute(db)
  await migrate(db)
  const events = await db.selectFrom('game_events').select('details').orderBy('version').execute()
  expect(events.map(({ details }) => details)).toEqual([
    ...cancelReasons.map((reasonCode) => ({ reasonCode, late: true })),
    { reason: 'Дощ', late: true },
  ])
  await close()
})
