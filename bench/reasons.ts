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
    row: 'P1',
    of: /node$/,
    why: 'React alone writes as many elements in about a tenth of it; the rest is no one thing: components and links a third, reading and judging rows a quarter, hashes, head and sending a fifth. Visitors get it from what is kept (P2)',
  },
  {
    row: 'P1',
    of: /database$/,
    why: 'up to three statements read all that the page shows; a table of 50 places reads 83, with those who may be tied among them',
  },
  {
    row: 'P2',
    of: /./,
    why: 'the response object of Node with our 17 headers and 9 KB of body does 83 to 91 % of hello at best; request id and time limit are promises',
  },
  {
    row: 'P3',
    of: /./,
    why: 'the floor reads eight columns of one table; a game here brings both people, their ratings and what it moved: the line below holds it against the same statement',
  },
  {
    row: 'P4',
    of: /[?&]q=/,
    why: 'a search counts what it finds up to a thousand, where the small club has ten of that name',
  },
  {
    row: 'P6',
    of: /./,
    why: 'a search counts what it finds up to a thousand, where the small club has ten of that name',
  },
  {
    row: 'P7',
    of: /^confirm/,
    why: '16 statements one after another in a durable transaction: 300 would leave 3.3 ms for everything, less than the database takes alone',
  },
  {
    row: 'P8',
    of: /./,
    why: 'React and the router alone are 97 KB of scripts; each further page shares them',
  },
  {
    row: 'P9',
    of: /^\/(auth|search|player\/\d+\/vs\/)/,
    why: 'it asks search engines not to be found, for which Lighthouse marks it down; its paint and its blocked time as for the others',
  },
  {
    row: 'P10',
    of: /^existing/,
    why: 'to import the product and its libraries, some 600 modules, takes about as long as to open the engine',
  },
]

export const reasonFor = (row: Row['id'], what: string): string | undefined =>
  reasons.find((it) => it.row === row && it.of.test(what))?.why
