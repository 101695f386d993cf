import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { sizes } from '../packages/server/test/large-club/club-size.ts'
import type { SizeName } from './cluster.ts'
import { reasonFor } from './reasons.ts'
import { type Figure, type Row, shown } from './row.ts'

export interface Measured {
  row: Row
  figures: readonly Figure[]
  minutes: number
  /** Why it could not be measured. */
  failure?: string
}

/** Above this share of the machine taken by others, the figures are not to be believed. */
export const MOST_BY_OTHERS = 0.25

const verdicts = { true: 'meets', false: '**misses**', null: '–' } as const

const introduction = `# What the product costs

Counted is CPU time, user and system, of the server’s processes and of the database’s, by the kernel: no waiting, and nothing of what
puts the load on. Ratios are to a yardstick that ran by turns with the product in the same minutes, so that another machine gives about the
same ratio. Where a figure stands near its goal, run its row again. A line without a verdict was not measured, or not as its goal asks.
`

/** What one run found out about one size of club, with a summary of the verdicts above its tables. */
export function sectionOf(measured: readonly Measured[], size: SizeName, byOthers: number): string {
  const [{ model = '' } = {}] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  }).trim()
  const { players, games } = sizes[size]
  return [
    headingOf(size),
    '',
    `${players.toLocaleString('en')} players and ${games.toLocaleString('en')} games, measured at ${commit} with \`npm run bench -- --size ${size}\` on ${cpus().length} × ${model.trim()}; others took ${Math.round(byOthers * 100)} % of the machine meanwhile${byOthers > MOST_BY_OTHERS ? ', **which is too much for these figures to be believed**' : ''}.`,
    '',
    '| | | meets | misses | minutes |',
    '|---|---|---|---|---|',
    ...measured.map(summaryOf),
    '',
    ...measured.flatMap(({ row, figures, failure }) => [
      `### ${row.id}: ${row.title}`,
      '',
      ...(failure ? [`Not measured: ${failure}`] : tableOf(row, figures)),
      '',
    ]),
  ].join('\n')
}

/** The report with this section in the place of the one that it had of this size. */
export function withSection(report: string, size: SizeName, section: string): string {
  const names = Object.keys(sizes) as SizeName[]
  const sections = new Map(names.map((name) => [name, name === size ? section : sectionIn(report, name)]))
  return [introduction, ...names.map((name) => sections.get(name)).filter(Boolean)].join('\n')
}

function sectionIn(report: string, size: SizeName): string {
  const start = report.indexOf(`${headingOf(size)}\n`)
  if (start < 0) return ''
  const end = report.indexOf('\n## ', start)
  return end < 0 ? report.slice(start) : report.slice(start, end + 1)
}

const headingOf = (size: SizeName) => `## The ${size} club`

function summaryOf({ row, figures, minutes, failure }: Measured): string {
  const count = (isMet: boolean) => figures.filter((figure) => figure.isMet === isMet).length
  return `| ${row.id} | ${row.title} | ${failure ? 'not measured' : count(true)} | ${count(false) || ''} | ${shown(minutes)} |`
}

const tableOf = (row: Row, figures: readonly Figure[]) => [
  '| | today | goal | |',
  '|---|---|---|---|',
  ...figures.map(
    ({ what, value, goal, isMet, note }) =>
      `| ${what} | ${value}${note ? ` (${note})` : ''} | ${goal} | ${verdicts[`${isMet}`]}${whyMissed(row, what, isMet)} |`,
  ),
]

function whyMissed({ id }: Row, what: string, isMet: Figure['isMet']): string {
  const why = isMet === false && reasonFor(id, what)
  return why ? `: ${why}` : ''
}
