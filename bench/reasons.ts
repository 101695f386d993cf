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
    why: 'React alone, given their HTML as plain elements, draws the 2,055 of a table in 1.9 ms, the 1,114 of a list of games in 1.0 and the 876 of the home page in 0.75, where the bare page has some 250; in a profile of them all drawing is 28 % of which links are 4, asking the database 13, sending 9, garbage 8, encoding and naming the bytes 7, and much that is little. Visitors get it from what is kept (P2)',
  },
  {
    row: 'P1',
    of: /^\/search: database$/,
    why: 'it is planned for the words each time, 2.4 of 3.6 ms where it was tried alone: by a plan that is kept (1.2 ms) a word that all of a million articles have costs 66 ms in place of 5.5',
  },
  {
    row: 'P1',
    of: /database$/,
    why: 'up to three statements read all that the page shows; that of a table reads 115 rows for 50 places, as those around may be tied with them, which takes 1.05 ms by itself',
  },
  {
    row: 'P2',
    of: /./,
    why: 'a bare server that sends as many bytes under as many headers from a constant stands beside each line: it is what Node leaves at best, least of all of pages that are not packed. In a profile of the packed home page 13 % of the work is ours: 3 the id of the request, 2.4 finding the answer and keeping the order of use, 2.3 remembering that it is under way, so that a stop breaks none, the rest looks at what is asked and chooses the form; Node writes for 30 % and checks our seventeen headers for 10',
  },
  {
    row: 'P3',
    of: /./,
    why: 'the floor reads eight columns of one table; a game here brings both people, their ratings and what it moved, twice the work of the database: the line below holds it against the same statement. In a profile of node the driver, the sockets and the collector take half, the rest is checks, tags, headers and writing, none of them a tenth',
  },
  {
    row: 'P4',
    of: /^\/sitemap/,
    why: 'a file for search engines names up to 50,000 pages of its kind, by 4 to 7 µs each, and the index 2,000 files, by 10 µs; the small club has 4 to 10,000 of a kind',
  },
  {
    row: 'P4',
    of: /^\/api\/v1\/search\?/,
    why: 'the small club has four leagues; of 2,000 that have the word a hundred are looked at. A search with a slip is three statements of which the last finds something: 0.06 ms in the index of names, 0.7 ms for the hundred people, who are 34 in the small club',
  },
  {
    row: 'P4',
    of: /[?&]q=/,
    why: 'an index of parts of names gives everybody of that name before the first, here of a thirty-first of all: 1,600 of «шевч» in all the club (0.2 ms), 160 in the largest league; a hundred are then looked at, where the small club has 34',
  },
  {
    row: 'P5',
    of: /^\/api\/v1\/games\?limit=10, page/,
    why: 'a far page is entered by days, and a day of the largest club has 50,000 games: 24,564 of them are passed over in the index before the ten, which is all of the 1.5 ms more',
  },
  {
    row: 'P6',
    of: /^GET \/api\/v1\/players$/,
    why: 'each of twenty people found has a place, a sum over the points of its hundred and those of the same point: 22 rows in a small league, 92 in one of 100,000 (1 ms of 8)',
  },
  {
    row: 'P6',
    of: /^GET \/api\/v1\/games$/,
    why: 'a page far back is found by the days before it, and in its day by counting in an index: of 100,000 players 1,400 games of a day, where the small club has 15; its CPU is within the goal (P5)',
  },
  {
    row: 'P7',
    of: /^confirm/,
    why: 'pgbench that only touches the same rows by their keys takes 2 ms of the database, and as many statements by the bare driver 1.3 ms of node: together all that 300 would leave',
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
    row: 'reads',
    of: /^\/(?!api\/).*: fresh$/,
    why: '200 a second leave 5 ms for both. What P1 had of these pages on 22 November is more: 8.6 ms of node and 1.6 of the database for a table of 2,055 elements, 8.4 and 1.0 for a list of games, 6.0 and 1.7 for a player, 5.0 and 0.8 for the home page, where the bare framework’s page of some 250 elements takes 1.1 of node; in what parts, its reason says',
  },
  {
    row: 'reads',
    of: /: kept$/,
    why: 'asked without packing, some 60 to 140 KB each time, which Node copies and the kernel sends: a bare server that sends as many bytes from a constant reaches as much (P2); packed, as every browser asks, the same pages are above the goal',
  },
  {
    row: 'reads',
    of: /opponents/,
    why: 'the database takes 1.0 ms of the two that 500 would leave, half of it for counting the 516 others of the league; then the session, and twenty chances and rules for one’s eyes alone',
  },
  {
    row: 'reads',
    of: /\/(players\?|stats\/summary)/,
    why: 'within an eighth of the goal: by a busier or slower host it is met or missed (1,036 and 1,175 on the one of 22 November, whose hello gave as many answers)',
  },
  {
    row: 'reads',
    of: /^\/api\/v1\/games\?/,
    why: 'twenty games with both people, their ratings and what each moved: the plan takes 0.4 ms and 466 blocks, 40 of its lookups are of people; a thousand answers would leave 0.6 ms for both ends of the driver and for node',
  },
  {
    row: 'reads',
    of: /users\/profile/,
    why: 'the session, the counts of the header and the results that wait for one’s word: the database alone takes 0.65 ms of the one that a thousand would leave',
  },
  {
    row: 'P9',
    of: /^\//,
    why: 'of LCP alone: the largest text is drawn by the first paint, which Lighthouse puts at 0.8 to 1.1 s, but counts to it every module that loopback brings before. The bare framework’s page, rows without a style, has 1.37 to 1.53 s: that much of the goal is gone before the first line of ours. Scripts that begin only after the first paint would stand at 1.27 s; on a line held to 1.6 Mbit/s with 150 ms, at half the CPU, they paint 0.05 s sooner (0.99 → 0.94) and the page comes to life 0.3 s later (1.55 → 1.84). Named at the end of the page instead of its head they change neither',
  },
  {
    row: 'P11',
    of: /^growth/,
    why: '3 to 4 MB, and no more with more requests: of the same node, made to collect after every 200,000, 97.3, 96.6, 96.5 and 98.0 MB were held after each, with a heap of 41 to 42 throughout. The rest are pieces between what the allocator has given away in one long run',
  },
  {
    row: 'P12',
    of: /^memory of/,
    why: 'what a silent connection holds is the same: 1.8 to 2.1 kB of heap and 8 to 10 kB in all, both of the bare server and of ours, measured by turns with the garbage collected. The rest is when V8 makes its heap larger: of one and the same bare server the row read 25 to 38 MB, of ours 41 to 43',
  },
]

export const reasonFor = (row: Row['id'], what: string): string | undefined =>
  reasons.find((it) => it.row === row && it.of.test(what))?.why
