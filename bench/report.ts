import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import type { Figure, Row } from './row.ts'

export interface Measured {
  row: Row
  figures: readonly Figure[]
  /** Why it could not be measured. */
  failure?: string
}

/** Above this share of the machine taken by others, the figures are not to be believed. */
export const MOST_BY_OTHERS = 0.25

const verdicts = { true: 'meets', false: '**misses**', null: '–' } as const

/** The table, with how to read it. */
export function reportOf(measured: readonly Measured[], size: string, byOthers: number): string {
  const [{ model = '' } = {}] = cpus()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    encoding: 'utf8',
    cwd: import.meta.dirname,
  }).trim()
  return [
    '# What the product costs',
    '',
    `Measured at ${commit} with \`npm run bench -- --size ${size}\`, ${cpus().length} × ${model.trim()}; others took ${Math.round(byOthers * 100)} % of the machine meanwhile${byOthers > MOST_BY_OTHERS ? ', **which is too much for these figures to be believed**' : ''}.`,
    '',
    'Counted is CPU time, user and system, of the server’s processes and of the database’s, by the kernel: no waiting, and nothing of what',
    'puts the load on. Ratios are to a yardstick that ran by turns with the product in the same minutes, so that another machine gives about the',
    'same ratio. Where a figure stands near its goal, run its row again.',
    '',
    ...measured.flatMap(({ row, figures, failure }) => [
      `## ${row.id}: ${row.title}`,
      '',
      ...(failure ? [`Not measured: ${failure}`] : tableOf(figures)),
      '',
    ]),
  ].join('\n')
}

const tableOf = (figures: readonly Figure[]) => [
  '| | today | goal | |',
  '|---|---|---|---|',
  ...figures.map(
    ({ what, value, goal, isMet, note }) =>
      `| ${what} | ${value}${note ? ` (${note})` : ''} | ${goal} | ${verdicts[`${isMet}`]} |`,
  ),
]
