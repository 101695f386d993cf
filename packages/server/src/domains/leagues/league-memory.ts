import type { Category, League, Season } from '@matchbol/core/leagues/league-shapes'
import type { Tag } from '@matchbol/core/shared/answer-tags'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { EventFeed } from '../../platform/events/node.ts'
import { nodeOf } from '../../platform/events/node.ts'
import { categoryOf, leagueColumns, leagueFieldsOf, seasonOf, selectCategories, selectSeasons } from './league-row.ts'

/** What a league says of itself, with its categories by level and name, and its seasons, the newest first. */
export interface KnownLeague extends Omit<League, 'playersCount' | 'gamesCount' | 'activeSeason'> {
  activeSeason: Season
  categories: Category[]
  seasons: Season[]
}

export interface LeagueMemory {
  /** One league; undefined where there is none. */
  league(id: number): Promise<KnownLeague | undefined>
  /** By id, these at least, where they are there. */
  leagues(ids: readonly number[]): Promise<ReadonlyMap<number, KnownLeague>>
  /** All of them, by name. */
  all(): Promise<readonly KnownLeague[]>
  /** Of all leagues, by level (missing = 0) and name. */
  categories(): Promise<readonly Category[]>
}

const memories = new WeakMap<Db, LeagueMemory>()

/**
 * Leagues, categories and seasons: few, seldom edited and named by everything else, so each node keeps them in memory. What an
 * edit changes is read anew by whoever asks once the edit was answered; on other nodes once they have heard of it. Inside a
 * transaction, and where nobody hears of edits, all is read from the database: a verb is to see what it has just written.
 */
export function leagueMemory(db: Db): LeagueMemory {
  const node = nodeOf(db)
  const known = memories.get(node.db)
  if (known || !node.feed) return known ?? readAnew(db)
  const memory = remember(node.db, node.feed)
  memories.set(node.db, memory)
  return memory
}

function readAnew(db: Db): LeagueMemory {
  return {
    league: async (id) => (await readKnown(db, [id])).get(id),
    leagues: async (ids) => (ids.length === 0 ? new Map() : readKnown(db, ids)),
    all: async () => byName((await readKnown(db)).values()),
    categories: async () => byLevel((await readKnown(db)).values()),
  }
}

function remember(db: Db, feed: EventFeed): LeagueMemory {
  const leagues = new Map<number, KnownLeague>()
  let ordered: readonly KnownLeague[] | undefined
  let categories: readonly Category[] | undefined
  /** Which are to be read anew. */
  let stale: 'all' | Set<number> = 'all'
  let reading: Promise<void> | undefined

  feed.subscribe({
    onGap: () => {
      stale = 'all'
    },
    onStale: (tags) => {
      if (tags.includes('*')) stale = 'all'
      if (stale !== 'all') for (const id of leaguesIn(tags)) stale.add(id)
    },
  })

  /** What becomes stale while this reads is read once more. */
  async function readStale() {
    const ids = stale
    stale = new Set()
    try {
      const read = ids === 'all' ? await readKnown(db) : await readKnown(db, [...ids])
      for (const id of ids === 'all' ? leagues.keys() : ids) if (!read.has(id)) leagues.delete(id)
      for (const [id, league] of read) leagues.set(id, league)
      ordered = categories = undefined
    } catch (error) {
      stale = ids === 'all' ? 'all' : new Set([...ids, ...stale])
      throw error
    }
  }
  async function refresh() {
    while (reading || stale === 'all' || stale.size > 0) {
      reading ??= readStale().finally(() => {
        reading = undefined
      })
      await reading
    }
  }
  const anew = readAnew(db)
  return {
    league: async (id) => {
      if (!feed.isListening()) return anew.league(id)
      await refresh()
      return leagues.get(id)
    },
    leagues: async (ids) => {
      if (!feed.isListening()) return anew.leagues(ids)
      await refresh()
      return leagues
    },
    all: async () => {
      if (!feed.isListening()) return anew.all()
      await refresh()
      ordered ??= byName(leagues.values())
      return ordered
    },
    categories: async () => {
      if (!feed.isListening()) return anew.categories()
      await refresh()
      categories ??= byLevel(leagues.values())
      return categories
    },
  }
}

const leaguesIn = (tags: readonly Tag[]) =>
  tags.flatMap((tag) => (tag.startsWith('league:') ? Number(tag.slice('league:'.length)) : []))

const inUkrainian = new Intl.Collator('uk')
const byName = (leagues: Iterable<KnownLeague>) =>
  [...leagues].sort((a, b) => inUkrainian.compare(a.name, b.name) || a.id - b.id)

const byLevel = (leagues: Iterable<KnownLeague>) =>
  [...leagues]
    .flatMap(({ categories }) => categories)
    .sort((a, b) => (a.level ?? 0) - (b.level ?? 0) || inUkrainian.compare(a.name, b.name) || a.id - b.id)

/** These leagues, or all. */
async function readKnown(db: Db, ids?: readonly number[]): Promise<Map<number, KnownLeague>> {
  const among = (column: 'id' | 'league_id') =>
    ids ? sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])` : sql<boolean>`true`
  const leagues = await db.selectFrom('leagues').select(leagueColumns).where(among('id')).execute()
  const categories = await selectCategories(db).where(among('league_id')).execute()
  const seasons = await selectSeasons(db).where(among('league_id')).execute()
  const categoriesOf = Map.groupBy(categories.map(categoryOf), ({ leagueId }) => leagueId)
  const seasonsOf = Map.groupBy(seasons.map(seasonOf), ({ leagueId }) => leagueId)
  return new Map(
    leagues.flatMap((row) => {
      const parts = { categories: categoriesOf.get(row.id) ?? [], seasons: seasonsOf.get(row.id) ?? [] }
      const activeSeason = parts.seasons.find(({ status }) => status === 'ACTIVE')
      return activeSeason ? [[row.id, { ...leagueFieldsOf(row), activeSeason, ...parts }] as const] : []
    }),
  )
}
