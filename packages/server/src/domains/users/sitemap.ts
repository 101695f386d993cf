import { sql } from 'kysely'
import { filesUpTo, MOST_IN_FILE, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'

/** People who have not asked search engines to stay away, by their numbers. */
export const listedPlayers: SitemapSection = {
  name: 'players',
  files: sql`
    select file::text as file, newest.created_at as added_at
    from ${filesUpTo(sql`(select max(id) from users)`)} cross join lateral (
      select created_at from users where id <= file * ${MOST_IN_FILE} order by id desc limit 1
    ) newest`,
  pages: (file) => {
    const ids = rangeOf(file)
    return (
      ids &&
      sql`
        select '/player/' || users.id as path, greatest(users.created_at, player_records.last_at) as changed_at
        from users left join player_records on player_records.user_id = users.id
        where users.id > ${ids.after} and users.id <= ${ids.to}
          and users.status = 'ACTIVE' and not users.hide_from_search and users.deleted_at is null
        order by users.id`
    )
  },
}
