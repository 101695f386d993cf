import type { Row } from './row.ts'

interface Reason {
  row: Row['id']
  /** Which of its lines, by what they measure. */
  of: RegExp
  why: string
}

/** Why a line stays below its goal, where that is known: it stands beside the miss. */
const reasons: readonly Reason[] = [
  {
    row: 'P8',
    of: /./,
    why: 'React and the router alone are 97 KB of scripts; each further page shares them',
  },
  {
    row: 'P9',
    of: /^\/(auth|player\/\d+\/vs\/)/,
    why: 'it asks search engines not to be found, for which Lighthouse marks it down',
  },
]

export const reasonFor = (row: Row['id'], what: string): string | undefined =>
  reasons.find((it) => it.row === row && it.of.test(what))?.why
