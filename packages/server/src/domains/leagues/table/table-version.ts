import { sql } from 'kysely'

/**
 * Everything that a row of `seasons` makes its table from, as one text: the table is the same as long as the text is. Games
 * are told apart by their versions, which only grow; people and their ratings by what is shown of them.
 */
export const tableVersion = sql<string>`concat_ws(' ', seasons.id, seasons.status,
  (select row(count(*), sum(games.version), max(games.completed_sequence))::text from games
    where games.season_id = seasons.id and games.status = 'COMPLETED'),
  (select md5(string_agg(row(u.id, u.first_name, u.last_name, u.photo_url, m.status, c.id, c.name, c.level, c.start_points,
      r.points, r.rated_games)::text, '' order by u.id))
    from memberships m
    join users u on u.id = m.user_id
    left join categories c on c.id = m.category_id
    left join ratings r on r.user_id = u.id and r.league_id = m.league_id
    where m.league_id = seasons.league_id))`
