import { sql } from 'kysely'
import { MOST_IN_FILE, type SitemapSection } from '../../platform/sitemap/section.ts'

const ALL = 'all'

/** When a game of the league was completed last. */
const newestGame = sql`(
  select coalesce(moved_at, completed_at) from games where league_id = leagues.id and completed_sequence is not null
  order by completed_sequence desc limit 1
)`

/** The table and the rating of each league, of a closed one too, which is read as before: leagues are few. */
export const listedLeagues: SitemapSection = {
  name: 'leagues',
  files: sql`select ${ALL} as file, max(${newestGame}) as changed_at from leagues having count(*) > 0`,
  pages: (file) =>
    file === ALL
      ? sql`
          select page || '?league=' || id as path, changed_at
          from (select id, ${newestGame} as changed_at from leagues order by id limit ${MOST_IN_FILE / 2}) leagues
          cross join unnest(array['/stats/leagues', '/stats/players']) page`
      : undefined,
}
