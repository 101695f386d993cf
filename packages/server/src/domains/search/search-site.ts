import { type SearchHit, type SearchKind, type SearchReply, searchKinds } from '@matchbol/core/search/contract'
import { FEWEST_LETTERS, HITS_OF_A_KIND, MOST_WORDS } from '@matchbol/core/search/limits'
import { wordsMeant } from '@matchbol/core/search/typos'
import { ratingText } from '@matchbol/text/ratings/rating'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { lettersTyped, type SoughtWords, wordsToFind, wordsTyped } from '../texts/search-words.ts'
import { type CandidateRow, candidates } from './candidates.ts'
import { wordsLike } from './known-words.ts'
import { ranked } from './rank.ts'

/**
 * Whatever on the site has all the words that somebody typed, as the beginnings of words. Where nothing has them, the same keys in the
 * other keyboard layout are tried, and then the known words that are most like those typed, and at last each word by itself. Words that
 * only say what is looked for («ліга Львів») need not be found. Five statements at most, each of which reads some of each kind, however
 * many there are.
 */
export async function searchSite(db: Db, typed: string): Promise<SearchReply> {
  const { asTyped, inOtherLayout } = wordsOf(typed)
  if (asTyped.length === 0 || lettersTyped(typed) < FEWEST_LETTERS) return { hits: [], isSimilar: false }
  const found = await candidates(asTyped).execute(db)
  if (found.rows.length > 0) return { hits: await hitsOf(db, found.rows, asTyped), isSimilar: false }
  const telling = withoutKinds(asTyped)
  if (telling.length > 0 && telling.length < asTyped.length) {
    const told = await candidates(telling).execute(db)
    if (told.rows.length > 0) return { hits: await hitsOf(db, told.rows, telling), isSimilar: false }
  }
  const { otherwise, meant } = await guess(db, inOtherLayout, asTyped)
  if (otherwise.length > 0) return { hits: await hitsOf(db, otherwise, inOtherLayout), isSimilar: false }
  if (meant.every((words) => words.length > 0)) {
    const similar = await candidates(meant).execute(db)
    if (similar.rows.length > 0) return { hits: await hitsOf(db, similar.rows, meant), isSimilar: true }
  }
  const some = telling.length > 1 ? (await withSomeOf(telling).execute(db)).rows : []
  return { hits: await hitsOf(db, some, telling), isSimilar: some.length > 0 }
}

/** What people add to a name to say what they look for: «ліга Львів», «гравець Пилипчук». */
const kindWords = new Set(wordsToFind('ліга ліги лізі лігу лігою гравець гравця гравці події подія подію'))
const withoutKinds = (words: SoughtWords) => words.filter((spellings) => !spellings.some((it) => kindWords.has(it)))

/** Whatever has one of the words, once. */
const withSomeOf = (words: SoughtWords) =>
  sql<CandidateRow>`select distinct on (kind, id) * from (${sql.join(
    words.map((word) => sql`(${candidates([word])})`),
    sql` union all `,
  )}) hits`
function wordsOf(typed: string) {
  const { asTyped, inOtherLayout } = wordsTyped(typed)
  return { asTyped: asTyped.slice(0, MOST_WORDS), inOtherLayout: inOtherLayout.slice(0, MOST_WORDS) }
}

/** By one statement: what has the words of the other layout, and for each word as it was typed those that can have been meant. */
async function guess(db: Db, inOtherLayout: SoughtWords, asTyped: SoughtWords) {
  const nothing = sql<CandidateRow>`select null limit 0`
  const { rows } = await sql<{ otherwise: CandidateRow[]; alike: Alike[] }>`
    select
      (select coalesce(json_agg(otherwise), '[]') from (${
        inOtherLayout.length === 0 ? nothing : candidates(inOtherLayout)
      }) otherwise) as otherwise,
      (select coalesce(json_agg(alike), '[]') from (${wordsLike([...new Set(asTyped.flat())])}) alike) as alike`.execute(
    db,
  )
  const { otherwise, alike } = rows[0] ?? { otherwise: [], alike: [] }
  const meant = asTyped.map((spellings) => [...new Set(spellings.flatMap((spelling) => meantBy(spelling, alike)))])
  return { otherwise, meant }
}

interface Alike {
  typed: string
  word: string | null
  is_known: boolean
}

/** A word that begins any is meant itself. */
function meantBy(spelling: string, alike: readonly Alike[]): string[] {
  const own = alike.filter(({ typed }) => typed === spelling)
  if (own.some(({ is_known: isKnown }) => isKnown)) return [spelling]
  return wordsMeant(
    spelling,
    own.flatMap(({ word }) => word ?? []),
  )
}

async function hitsOf(db: Db, rows: readonly CandidateRow[], words: SoughtWords): Promise<SearchHit[]> {
  const leagues = await leagueMemory(db).leagues(rows.flatMap(({ league_id: id }) => id ?? []))
  return searchKinds.flatMap((kind) =>
    ranked(
      rows.filter((row) => row.kind === kind),
      words,
    )
      .slice(0, HITS_OF_A_KIND)
      .map((row) => hitOf(kind, row, row.league_id === null ? row.place : playsIn(leagues.get(row.league_id), row))),
  )
}

/** «Чоловіча ліга Києва · 1225»: the weight of a player is how many rated games they have there. */
function playsIn(league: { name: string } | undefined, { place: points, weight: games }: CandidateRow) {
  if (!league) return null
  return points === null || games === 0 ? league.name : `${league.name} · ${ratingText(Number(points), games)}`
}

const hitOf = (kind: SearchKind, { id, title, slug, photo_url: photoUrl }: CandidateRow, where: string | null) => ({
  kind,
  id,
  title,
  where,
  ...(slug !== null && { slug }),
  ...(kind === 'player' && { photoUrl }),
})
