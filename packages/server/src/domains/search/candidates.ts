import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { type RawBuilder, sql } from 'kysely'
import { containing, startingWith } from '../../platform/db/paging.ts'
import { queryOfWords, type SoughtWords } from '../texts/search-words.ts'
import { entryKinds } from './entries.ts'

/** Of a kind so many are read, of which the best are shown. */
const MOST_READ = 20
/** The newest articles, among which those of a word that many have are looked for. */
const NEWEST = 300

export interface CandidateRow {
  kind: string
  id: number
  title: string
  place: string | null
  slug: string | null
  photo_url: string | null
  league_id: number | null
  weight: number
}

/** Whatever has all of the words, some of each kind, however many there are. */
export function candidates(words: SoughtWords): RawBuilder<CandidateRow> {
  const kinds = [players(words), articles(words), ...entryKinds.map((kind) => entries(kind, words))]
  return sql<CandidateRow>`select * from (${sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql` union all `,
  )}) candidates`
}

/** Those who are or were members of a league, as lists show them; who has played most there first, each with the league. */
const players = (words: SoughtWords) => sql`
  select 'player' as kind, people.id, trim(first_name || ' ' || last_name) as title, null::text as place, null::text as slug,
    photo_url, home.league_id, home.games::double precision as weight
  from (
    select id, first_name, last_name, photo_url from users
    where ${beginsWords(words)} and deleted_at is null
      and exists (select from memberships where memberships.user_id = users.id)
    limit ${sql.lit(MOST_NAMED)}
  ) people
  cross join lateral (
    select memberships.league_id, coalesce(rated_games, 0) as games
    from memberships
    left join ratings on ratings.user_id = memberships.user_id and ratings.league_id = memberships.league_id
    where memberships.user_id = people.id
    order by memberships.status = 'ACTIVE' desc, games desc, memberships.league_id limit 1
  ) home
  order by weight desc, people.id limit ${sql.lit(MOST_READ)}`

/** Each word begins one of the name. */
const beginsWords = (words: SoughtWords) =>
  sql.join(
    words.map(
      (spellings) =>
        sql`(${sql.join(
          spellings
            .flatMap((spelling) => [startingWith(spelling), containing(` ${spelling}`)])
            .map((pattern) => sql`search_name like ${pattern}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )

/** The newest of those that have the words; of words that many have, those among the newest of all. */
function articles(words: SoughtWords) {
  const hasWords = sql`status = 'PUBLISHED' and search @@ ${queryOfWords(words)}::tsquery`
  return sql`
    with matching as materialized (select id from posts where ${hasWords} limit ${sql.lit(MOST_NAMED)}),
    found as (
      select id from matching
      union
      select fitting.id from (
        select post_id from listed_posts
        where tag = '' and (select count(*) from matching) = ${sql.lit(MOST_NAMED)}
        order by published_at desc, post_id desc limit ${sql.lit(NEWEST)}
      ) newest
      cross join lateral (
        select id from posts where id = post_id and ${hasWords} offset 0 -- by the key, one by one, as below
      ) fitting
    )
    select 'article', post.id, title, trim(first_name || ' ' || last_name), slug, null, null::int,
      extract(epoch from published_at)::double precision as weight
    from found
    cross join lateral (select * from posts where id = found.id offset 0) post
    cross join lateral (select first_name, last_name from users where users.id = author_id offset 0) author
    order by weight desc limit ${sql.lit(MOST_READ)}`
}

const entries = (kind: string, words: SoughtWords) => sql`
  select kind, id, title, place, null, null, null::int, weight from (
    select * from search_entries
    where kind = ${kind} and words @@ ${queryOfWords(words)}::tsquery limit ${sql.lit(MOST_NAMED)}
  ) entries
  order by weight desc, id limit ${sql.lit(MOST_READ)}`
