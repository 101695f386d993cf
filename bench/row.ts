import type { Busiest } from '../packages/server/test/busiest.ts'
import type { Cluster, SizeName } from './cluster.ts'
import type { Served } from './node.ts'

/** A line of the table: what was measured, and whether that is enough. */
export interface Figure {
  what: string
  value: string
  goal: string
  isMet: boolean | null
  /** How it came to be, or what it is not. */
  note?: string
}

/** One club with the product and the yardsticks running on it. */
export interface Club {
  name: SizeName
  cluster: Cluster
  product: Served
  /** The same without a cache of finished answers: everything is read and drawn anew. */
  uncached: Served
  yardsticks: Served
  busiest: Busiest
  /** Authorization of the busiest player, of an administrator, good for half an hour from now on: a large run lasts longer. */
  headersOf(who: 'guest' | 'player' | 'admin'): Promise<Record<string, string>>
}

export interface Bench {
  /** A club of the size that was asked for. */
  club(): Promise<Club>
  /** One of the size that others are held against. */
  smallClub(): Promise<Club>
  /** Where the data is kept. */
  folder: string
  /** Once is enough where the median of several is asked for. */
  isQuick: boolean
  say(text: string): void
}

/** A row of the budgets. */
export interface Row {
  id: `P${number}` | 'reads' | 'PGlite'
  title: string
  /** Takes minutes by its nature: measured when it is named, or with `--all`. */
  isLong?: boolean
  measure(bench: Bench): Promise<Figure[]>
}

export const atMost = (what: string, value: number, most: number, unit: string, note?: string): Figure => ({
  what,
  value: `${shown(value)} ${unit}`.trim(),
  goal: `≤ ${shown(most)} ${unit}`.trim(),
  isMet: value <= most,
  ...(note && { note }),
})

export const atLeast = (what: string, value: number, least: number, unit: string, note?: string): Figure => ({
  what,
  value: `${shown(value)} ${unit}`.trim(),
  goal: `≥ ${shown(least)} ${unit}`.trim(),
  isMet: value >= least,
  ...(note && { note }),
})

/** Three figures, or all of a large one. */
export const shown = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3)).toString()

/** The one in the middle, by a figure of each. */
export function medianBy<T>(all: readonly T[], figure: (one: T) => number): T {
  const median = all.toSorted((a, b) => figure(a) - figure(b))[Math.floor(all.length / 2)]
  if (median === undefined) throw new Error('Nothing was measured')
  return median
}
