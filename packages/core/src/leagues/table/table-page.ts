import { type Contender, MOST_IN_HEAD_TO_HEAD, rank, tiedGroups } from './tie-break.ts'

/** Rows before those wanted that may be tied with them so that their meetings decide. */
export const ROWS_BEFORE = MOST_IN_HEAD_TO_HEAD
/** The same after them, and the one that the last wanted stands above. */
export const ROWS_AFTER = MOST_IN_HEAD_TO_HEAD + 1

/** Names that read alike share their text. */
export type KeptRow = Omit<Contender, 'nameRank'> & { name: string }

/**
 * Places rows that follow one another in a table which is kept in the order of all criteria but head-to-head. Where all are known that
 * may be tied with those wanted (`ROWS_BEFORE`, `ROWS_AFTER`), these come out as if the whole table had been ordered.
 * @param before rows of the table before these
 */
export const placeRows = <Row extends KeptRow>(rows: readonly Row[], before: number) =>
  rank(withNameRanks(rows)).map((ranked, index) => ({ ...ranked, place: before + index + 1 }))

/** Two who differ in nothing but their names are in the alphabet's order already. */
function withNameRanks<Row extends KeptRow>(rows: readonly Row[]): (Row & { nameRank: number })[] {
  let nameRank = 0
  return rows.map((row, index) => {
    if (row.name !== rows[index - 1]?.name) nameRank = index
    return { ...row, nameRank }
  })
}

/** Rows of a window by index; `to` is the first that is not wanted. */
export interface Span {
  from: number
  to: number
}

/**
 * Whether head-to-head is left out among some of the rows wanted: more than 32 are tied on points and wins.
 * @param rows the window in its order
 */
export function leavesOutHeadToHead(
  rows: readonly Pick<Contender, 'points' | 'won' | 'played'>[],
  wanted: Span = { from: 0, to: rows.length },
): boolean {
  let to = 0
  return tiedGroups(rows).some((tied) => {
    const from = to
    to += tied.length
    const isTooMany = tied.length > MOST_IN_HEAD_TO_HEAD && tied.some(({ played }) => played > 0)
    return isTooMany && from < wanted.to && to > wanted.from
  })
}
