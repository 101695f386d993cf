import { MOST_PAGE_SIZE, PAGE_SIZE } from '@matchbol/core/shared/limits'
import type { Route } from './serve.ts'

/** Pages of a list that people leaf to; beyond them it is mostly programs that read on. */
const NEAR_PAGES = 10
const OF_A_SEARCH = 2
const OF_A_FAR_PAGE = 1

/**
 * What reading at an address costs of its budget, before anything is read: a unit for each page of `PAGE_SIZE` rows that it may show,
 * more for a search and for a far page. Calls and pages of the site name these alike.
 * @param base units of a call that is dearer than others of its kind
 */
export function readingCost(url: string, base = 1): number {
  const start = url.indexOf('?')
  if (start === -1) return base
  const asked = new URLSearchParams(url.slice(start))
  const rows = Math.max(1, Math.min(Number(asked.get('limit')) || PAGE_SIZE, MOST_PAGE_SIZE))
  const isFar = Number(asked.get('page')) > NEAR_PAGES
  return base * Math.ceil(rows / PAGE_SIZE) + (asked.get('q')?.trim() ? OF_A_SEARCH : 0) + (isFar ? OF_A_FAR_PAGE : 0)
}

/** The same in words, for who reads the documentation. */
export const readingCostWords = `a unit for every ${PAGE_SIZE} rows asked for, ${OF_A_SEARCH} more for a search (q), ${OF_A_FAR_PAGE} more beyond page ${NEAR_PAGES}, and x-cost for a call that has it`

/** Units of the call at an address, for who counts a request before its route is looked up; a page and most calls have one. */
export function baseCosts(routes: readonly Pick<Route, 'path' | 'endpoint'>[]): (url: string) => number {
  const dear = routes.flatMap(({ path, endpoint: { cost } }) => (cost ? [{ pattern: patternOf(path), cost }] : []))
  return (url) => {
    const [path = ''] = url.split('?')
    return dear.find(({ pattern }) => pattern.test(path))?.cost ?? 1
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`)
