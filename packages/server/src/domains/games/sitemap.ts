import { sql } from 'kysely'
import { filesUpTo, rangeOf, type SitemapSection } from '../../platform/sitemap/section.ts'

/** Completed games, league by league in the order in which they were completed: what is listed once stays in its file. */
export const listedGames: SitemapSection = {
  name: 'games',
  files: sql`
    select leagues.id || '-' || file as file, null::timestamptz as changed_at
    from leagues cross join lateral ${filesUpTo(sql`leagues.completed_games`)}`,
  pages: (name) => {
    const [leagueId, file = ''] = /^([1-9]\d{0,8})-(\d+)$/.exec(name)?.slice(1) ?? []
    const numbers = rangeOf(file)
    if (!leagueId || !numbers) return undefined
    return sql`
      select '/game/' || id as path, coalesce(moved_at, completed_at) as changed_at from games
      where league_id = ${Number(leagueId)} and completed_sequence > ${numbers.after} and completed_sequence <= ${numbers.to}
        and status = 'COMPLETED'
      order by completed_sequence`
  },
}
