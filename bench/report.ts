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
same ratio. Where a figure stands near its goal, run its row again. A line without a verdict was not measured, or not as its goal asks. A
row stands as it was measured last: at which commit, and what share of the machine others took meanwhile.
`

/** What is written of a row: its line in the summary, and its table. */
interface Written {
  line: string
  table: string
}

/** The report with these rows in the place of what it had of them; it may be empty. Each size of club has a section of its own. */
export function withRows(
  report: string,
  size: SizeName,
  order: readonly Row['id'][],
  measured: readonly Measured[],
  byOthers: number,
) {
  const when = `${commit()}, ${Math.round(byOthers * 100)} %${byOthers > MOST_BY_OTHERS ? ' **(too much)**' : ''}`
  const names = Object.keys(sizes) as SizeName[]
  const sections = names.map((name) => {
    const old = sectionIn(report, name)
    return name === size ? sectionOf(name, order, rowsIn(old, order), measured, when) : old
  })
  return [introduction, ...sections.filter(Boolean)].join('\n')
}

function sectionOf(
  size: SizeName,
  order: readonly Row['id'][],
  kept: ReadonlyMap<Row['id'], Written>,
  measured: readonly Measured[],
  when: string,
): string {
  const [{ model = '' } = {}] = cpus()
  const { players, games } = sizes[size]
  const rows = new Map([...kept, ...measured.map((it) => [it.row.id, writtenOf(it, when)] as const)])
  const written = order.flatMap((id) => rows.get(id) ?? [])
  return [
    headingOf(size),
    '',
    `${players.toLocaleString('en')} players and ${games.toLocaleString('en')} games: \`npm run bench -- --size ${size} --all\` on ${cpus().length} × ${model.trim()}.`,
    '',
    '| | | meets | misses | minutes | at, others took |',
    '|---|---|---|---|---|---|',
    ...written.map(({ line }) => line),
    '',
    ...written.map(({ table }) => table),
  ].join('\n')
}

const writtenOf = (it: Measured, when: string): Written => ({
  line: `${summaryOf(it)} ${when} |`,
  table: [
    `### ${it.row.id}: ${it.row.title}`,
    '',
    ...(it.failure ? [`Not measured: ${it.failure}`] : tableOf(it.row, it.figures)),
    '',
  ].join('\n'),
})

function rowsIn(section: string, order: readonly Row['id'][]): Map<Row['id'], Written> {
  const lines = section.split('\n')
  const tables = section.split(/^(?=### )/m)
  return new Map(
    order.flatMap((id) => {
      const line = lines.find((line) => line.startsWith(`| ${id} |`))
      const table = tables.find((table) => table.startsWith(`### ${id}:`))
      return line && table ? [[id, { line, table: `${table.trimEnd()}\n` }] as const] : []
    }),
  )
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', cwd: import.meta.dirname }).trim()

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

/** A line each; why one misses its goal stands below, once for all that miss it for the same reason. */
function tableOf({ id }: Row, figures: readonly Figure[]): string[] {
  const whys = figures.map(({ what, isMet }) => (isMet === false ? reasonFor(id, what) : undefined))
  const reasons = [...new Set(whys.flatMap((why) => why ?? []))]
  const lines = figures.map(({ what, value, goal, isMet, note }, index) => {
    const mark = reasons.indexOf(whys[index] ?? '') + 1
    return `| ${what} | ${value}${note ? ` (${note})` : ''} | ${goal} | ${verdicts[`${isMet}`]}${mark > 0 ? ` (${mark})` : ''} |`
  })
  const notes = reasons.map((why, index) => `(${index + 1}) ${why}.`)
  return ['| | today | goal | |', '|---|---|---|---|', ...lines, ...notes.flatMap((note) => ['', note])]
}
