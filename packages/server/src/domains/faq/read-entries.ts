import type { FaqAnswer, FaqCard, FaqEntry, Placeholder } from '@matchbol/core/faq/faq-shapes'
import { inReadingOrder } from '@matchbol/core/faq/order'
import { placeholderNames } from '@matchbol/core/faq/placeholders'
import type { LeagueRules } from '@matchbol/core/leagues/league-shapes'
import { Refusal } from '@matchbol/core/shared/refusal'
import { fillPlaceholders } from '@matchbol/text/faq/fill-placeholders'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { type KnownLeague, leagueMemory } from '../leagues/league-memory.ts'
import { htmlOf } from '../texts/drawn-text.ts'
import { isFoundIn, wordsToFind } from '../texts/search-words.ts'
import { wordsOfAnswer } from './answer-words.ts'
import type { FaqEntriesTable } from './tables.ts'

/** Who reads; nobody is told apart but administrators. */
type Reader = { isAdmin: boolean } | null
type EntryRow = Selectable<FaqEntriesTable>

interface Filter {
  q?: string | undefined
  all?: boolean | undefined
}

/**
 * Entries in reading order, those that have all words of `q`.
 * @throws Refusal FORBIDDEN for `all`, with what is not public, to others than administrators
 */
export async function listEntries(db: Db, { q = '', all = false }: Filter, reader: Reader): Promise<FaqAnswer[]> {
  if (all && !reader?.isAdmin) throw new Refusal('FORBIDDEN')
  const entries = db.selectFrom('faq_entries').selectAll()
  const rows = inReadingOrder(await (all ? entries : entries.where('is_published', '=', true)).execute())
  const fill = await fillerOf(db)
  const found = await Promise.all(
    rows.map(async (row) => {
      const filled = fill(row.answer)
      const { text, lead, sections } = await wordsOfAnswer(filled)
      if (q !== '' && !isFoundIn(wordsToFind(`${row.question} ${text}`), q)) return []
      return [{ ...cardOf(row, lead), html: sections.length > 0 ? null : await htmlOf(filled) }]
    }),
  )
  return found.flat()
}

/** One entry, with those beside it. @throws Refusal NOT_FOUND, also for what is not public to others than administrators */
export async function readEntry(db: Db, id: number, reader: Reader): Promise<FaqEntry> {
  const isAdmin = reader?.isAdmin ?? false
  const row = await db.selectFrom('faq_entries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !(row.is_published || isAdmin)) throw new Refusal('NOT_FOUND')
  const filled = (await fillerOf(db))(row.answer)
  const { lead, sections } = await wordsOfAnswer(filled)
  return {
    ...cardOf(row, lead),
    html: await htmlOf(filled),
    sections,
    answer: isAdmin ? row.answer : null,
    ...(await readNeighbours(db, row)),
  }
}

/** What may be named in braces, and what stands there at present. */
export async function listPlaceholders(db: Db): Promise<Placeholder[]> {
  const fill = await fillerOf(db)
  return placeholderNames.map((name) => ({ name, now: fill(`{${name}}`) }))
}

/** What answers say while leagues are as they are: comparing 2,000 of them takes longer than all else. */
const filledFor = new WeakMap<readonly KnownLeague[], Map<string, string>>()

/** Fills in by what open leagues play in the seasons that run. */
async function fillerOf(db: Db): Promise<(markdown: string) => string> {
  const leagues = await leagueMemory(db).all()
  const known = filledFor.get(leagues) ?? new Map<string, string>()
  filledFor.set(leagues, known)
  let rules: LeagueRules[] | undefined
  return (markdown) => {
    const before = known.get(markdown)
    if (before !== undefined) return before
    rules ??= rulesOf(leagues)
    const text = fillPlaceholders(markdown, rules)
    known.set(markdown, text)
    return text
  }
}

const rulesOf = (leagues: readonly KnownLeague[]) =>
  leagues.filter(({ isActive }) => isActive).flatMap(({ activeSeason }) => activeSeason.rules)

const cardOf = (row: EntryRow, lead: string): FaqCard => ({
  id: row.id,
  version: row.version,
  question: row.question,
  lead,
  category: row.category,
  position: row.position,
  isPublished: row.is_published,
  updatedAt: row.updated_at.toISOString(),
})

async function readNeighbours(db: Db, { id }: EntryRow): Promise<Pick<FaqEntry, 'previous' | 'next'>> {
  const others = db.selectFrom('faq_entries').select(['id', 'question', 'category', 'position'])
  const rows = await others.where((eb) => eb.or([eb('is_published', '=', true), eb('id', '=', id)])).execute()
  const ordered = inReadingOrder(rows)
  const place = ordered.findIndex((row) => row.id === id)
  const refOf = (row: (typeof ordered)[number] | undefined) => (row ? { id: row.id, question: row.question } : null)
  return { previous: refOf(ordered[place - 1]), next: refOf(ordered[place + 1]) }
}
