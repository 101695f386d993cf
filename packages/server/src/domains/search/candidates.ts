import { MOST_NAMED } from '@matchbol/core/shared/limits'
import { type RawBuilder, sql } from 'kysely'
import { plannedAnew } from '../../platform/db/prepared-statements.ts'
import { queryOfWords, type SoughtWords } from '../texts/search-words.ts'
import { isInPart } from '../users/people-named.ts'
import { entryKinds } from './entries.ts'

/** Of a kind so many are read, of which the best are shown. */
const MOST_READ = 20
/** The newest articles, among which those of a word that many have are looked for. */
const NEWEST = 300

export interface CandidateRow {
  kind: string
  id: number
  title: string
  /** Where it is; of a player the rating there. */
  place: string | null
  slug: string | null
  photo_url: string | null
  league_id: number | null
  weight: number
}

/**
 * Whatever has all of the words, some of each kind, however many there are. Planned for these words: articles of a common word are best
 * found by walking through the newest, those of a rare one by its index.
 */
export function candidates(words: SoughtWords): RawBuilder<CandidateRow> {
  const kinds = [players(words), articles(words), ...entryKinds.map((kind) => entries(kind, words))]
  return sql<CandidateRow>`select ${plannedAnew} * from (${sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql` union all `,
  )}) candidates`
}

/**
 * Those who are or were members of a league, as lists show them, each with the league: whose name has most of the words whole, who has
 * played most there first. Those who have all of them whole are looked for first: a thousand others may have their beginnings.
 */
const players = (words: SoughtWords) => sql`
  select 'player' as kind, people.id, trim(first_name || ' ' || last_name) as title, home.points::text as place, null::text as slug,
    photo_url, home.league_id, home.games::double precision as weight
  from (
    with called as materialized (${named(words, 'whole')})
    select * from called
    union
    select * from (${named(words, 'beginning')}) others where (select count(*) from called) < ${sql.lit(MOST_READ)}
  ) people
  cross join lateral (
    select memberships.league_id, coalesce(rated_games, 0) as games, ratings.points
    from memberships
    left join ratings on ratings.user_id = memberships.user_id and ratings.league_id = memberships.league_id
    where memberships.user_id = people.id
    order by memberships.status = 'ACTIVE' desc, games desc, memberships.league_id limit 1
  ) home
  order by ${wholeWords(words)} desc, weight desc, people.id limit ${sql.lit(MOST_READ)}`

type Fit = 'whole' | 'beginning'

/** First in a thirty-first of all people; where they are too few there, in all of them. */
const named = (words: SoughtWords, fit: Fit) => sql`
  with part as materialized (${bearers(words, fit, isInPart('users.id'))})
  select * from part where (select count(*) from part) = ${sql.lit(MOST_NAMED)}
  union all
  select * from (${bearers(words, fit, sql`true`)}) everybody where (select count(*) from part) < ${sql.lit(MOST_NAMED)}`

/** By the index of words: with the limit in sight the planner might walk through everybody instead. */
const bearers = (words: SoughtWords, fit: Fit, which: RawBuilder<unknown>) => sql`
  select id, first_name, last_name, photo_url, search_name from (
    select * from users where ${bears(words, fit)} and ${which} and deleted_at is null offset 0
  ) bearers
  where exists (select from memberships where memberships.user_id = bearers.id)
  limit ${sql.lit(MOST_NAMED)}`

/** Each word is one of the name, or begins one, as the index has its words. */
const bears = (words: SoughtWords, fit: Fit) => {
  const end = fit === 'whole' ? '' : ':*'
  const query = words.map(
    (spellings) => `(${spellings.map((it) => `'${it.replace(/['\\]/g, '$&$&')}'${end}`).join('|')})`,
  )
  return sql`array_to_tsvector(string_to_array(search_name, ' ')) @@ ${query.join('&')}::tsquery`
}

/** How many of the words the name has whole. */
const wholeWords = (words: SoughtWords) =>
  sql.join(
    words.map((spellings) => sql`(${bears([spellings], 'whole')})::int`),
    sql` + `,
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
