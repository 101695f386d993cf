import { type SearchHit, type SearchKind, type SearchReply, searchKinds } from '@matchbol/core/search/contract'
import { FEWEST_LETTERS, HITS_OF_A_KIND, MOST_WORDS } from '@matchbol/core/search/limits'
import { wordsMeant } from '@matchbol/core/search/typos'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { leagueMemory } from '../leagues/league-memory.ts'
import { lettersTyped, type SoughtWords, wordsTyped } from '../texts/search-words.ts'
import { type CandidateRow, candidates } from './candidates.ts'
import { wordsLike } from './known-words.ts'
import { ranked } from './rank.ts'

/**
 * Whatever on the site has all the words that somebody typed, as the beginnings of words. Where nothing has them, the same keys in the
 * other keyboard layout are tried, and then the known words that are most like those typed: three statements at most, each of which reads
 * some of each kind, however many there are.
 */
export async function searchSite(db: Db, typed: string): Promise<SearchReply> {
  const { asTyped, inOtherLayout } = wordsOf(typed)
  if (asTyped.length === 0 || lettersTyped(typed) < FEWEST_LETTERS) return { hits: [], isSimilar: false }
  const found = await candidates(asTyped).execute(db)
  if (found.rows.length > 0) return { hits: await hitsOf(db, found.rows, asTyped), isSimilar: false }
  const { otherwise, meant } = await guess(db, inOtherLayout, asTyped)
  if (otherwise.length > 0) return { hits: await hitsOf(db, otherwise, inOtherLayout), isSimilar: false }
  if (meant.some((words) => words.length === 0)) return { hits: [], isSimilar: false }
  const similar = await candidates(meant).execute(db)
  return { hits: await hitsOf(db, similar.rows, meant), isSimilar: similar.rows.length > 0 }
}

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
      .map((row) => hitOf(kind, row, row.league_id === null ? row.place : (leagues.get(row.league_id)?.name ?? null))),
  )
}

const hitOf = (kind: SearchKind, { id, title, slug, photo_url: photoUrl }: CandidateRow, where: string | null) => ({
  kind,
  id,
  title,
  where,
  ...(slug !== null && { slug }),
  ...(kind === 'player' && { photoUrl }),
})
