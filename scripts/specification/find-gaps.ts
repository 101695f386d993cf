import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row, TestName } from './read-table.ts'
import { type Titles, testTitles } from './read-titles.ts'

const root = join(import.meta.dirname, '../..')
const SHORTEST_REASON = 12

/** What the titles of a test file are, or undefined where there is no such file. */
export type TitlesOf = (file: string) => Titles | undefined

/** What is missing: rows that nothing holds, tests that are not there, titles that do not name the section. */
export function findGaps(rows: readonly Row[], titlesOf: TitlesOf = titlesInRepository): string[] {
  return rows.flatMap((row) => {
    const name = `${row.section} ${row.statement}`
    if (row.reason !== undefined) return row.reason.length < SHORTEST_REASON ? [`${name}: no reason is given`] : []
    if (row.tests.length === 0) return [`${name}: neither a test nor a reason`]
    return row.tests.flatMap((test) => whatIsWrong(test, row.section, titlesOf).map((wrong) => `${name}: ${wrong}`))
  })
}

function whatIsWrong({ file, title }: TestName, section: string, titlesOf: TitlesOf): string[] {
  const titles = titlesOf(file)
  if (!titles) return [`there is no ${file}`]
  const found = titles.filter((chain) => chain.at(-1) === title)
  if (found.length === 0) return [`${file} has no test «${title}»`]
  const isNamed = found.some((chain) => chain.join(' ').includes(section))
  return isNamed ? [] : [`«${title}» in ${file} does not name ${section}`]
}

const known = new Map<string, Titles | undefined>()

/** Files of a package may be named from `packages/` on. */
function titlesInRepository(file: string): Titles | undefined {
  if (!known.has(file)) known.set(file, read(file))
  return known.get(file)
}

function read(file: string): Titles | undefined {
  const path = [join(root, file), join(root, 'packages', file)].find((place) => existsSync(place))
  return path ? testTitles(path, readFileSync(path, 'utf8')) : undefined
}
