import { HOUR } from '@matchbol/core/shared/durations'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** A blog in which somebody writes this often is as old as it takes. */
const HOURS_BETWEEN = 8
/** Every so many articles one waits for its review. */
const WAITING = 50
/** And the one before it was hidden. */
const HIDDEN = WAITING - 1
/** A tag of every second article; the others have few. */
export const commonTag = 'тактика'

/** As many articles as there are people, one of each, all with the word «теніс» and every hundredth with «ґрунт». */
export async function makePosts(db: Db, players: number, now: Date) {
  await sql`
    insert into posts (id, author_id, slug, title, body, lead, reading_minutes, tags, search, status, created_at, updated_at,
      moved_at, submitted_at, published_at)
    select post, post, 'stattia-' || post, 'Стаття ' || post, 'Текст.', 'Текст.', 1,
      array['тег ' || post % 40] || case when post % 2 = 0 then array[${commonTag}] else '{}' end,
      array_to_tsvector(array['stattia', 'tenis', 'slovo' || post % 500] ||
        case when post % 2 = 0 then array['#' || ${commonTag}] else '{}' end || case when post % 100 = 0 then array['hrunt'] else '{}' end),
      case post % ${WAITING} when 0 then 'PENDING_REVIEW' when ${HIDDEN} then 'HIDDEN' else 'PUBLISHED' end, at, at, at, at,
      case when post % ${WAITING} > 0 then at end
    from generate_series(1, ${players}::int) post
    cross join lateral (
      select ${now}::timestamptz - post * interval '1 millisecond' * ${HOURS_BETWEEN * HOUR}::bigint as at
    ) times`.execute(db)
  await sql`insert into post_slugs (slug, post_id) select slug, id from posts`.execute(db)
  await sql`insert into post_views (post_id, views) select id, id % 1000 from posts where status = 'PUBLISHED'`.execute(
    db,
  )
}
