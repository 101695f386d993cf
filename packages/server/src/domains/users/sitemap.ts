import { sql } from 'kysely'
import { filesUpTo, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'

/** People who have not asked search engines to stay away, by their numbers. */
export const listedPlayers: SitemapSection = {
  name: 'players',
  files: sql`
    select file::text as file, null::timestamptz as changed_at from ${filesUpTo(sql`(select max(id) from users)`)}`,
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
