import { type GameShares, statisticsMonths } from '@matchbol/core/stats/game-shares'
import { sql } from 'kysely'
import type { SharesColumns } from '../tables.ts'

export const columnsOf = (shares: GameShares): SharesColumns => ({
  games: shares.games,
  straight_sets: shares.straightSets,
  deciding_set: shares.decidingSet,
  with_tiebreak: shares.withTiebreak,
  retired: shares.retired,
  unplayed: shares.unplayed,
})

export const monthOf = (columns: SharesColumns & { month: string }): GameShares & { month: string } => ({
  month: columns.month,
  games: columns.games,
  straightSets: columns.straight_sets,
  decidingSet: columns.deciding_set,
  withTiebreak: columns.with_tiebreak,
  retired: columns.retired,
  unplayed: columns.unplayed,
})

/** Names of the columns that hold how games ended. */
export const shareNames = ['games', 'straight_sets', 'deciding_set', 'with_tiebreak', 'retired', 'unplayed'] as const

export const sharesColumns = sql.join(shareNames.map((name) => sql.ref(name)))

/** As `json_to_recordset` takes them. */
export const typedSharesColumns = sql.join(shareNames.map((name) => sql`${sql.ref(name)} int`))

/** Adds the figures of a row that is there already. */
export const addedShares = (table: 'league_months' | 'site_months') =>
  sql.join(
    shareNames.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`),
  )

/** The earliest month that statistics tell of. */
export const firstMonth = (now: Date): string => statisticsMonths(now)[0] ?? ''
