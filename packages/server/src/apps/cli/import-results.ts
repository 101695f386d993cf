import { readFile } from 'node:fs/promises'
import { newLeague } from '@matchbol/core/leagues/league-shapes'
import { leagueLengths } from '@matchbol/core/leagues/limits'
import { type CsvRow, readCsv } from '../../domains/games/import/import-csv.ts'
import { importResults } from '../../domains/games/import/import-results.ts'
import { isRefused, type RefusedRow, rowReader } from '../../domains/games/import/import-row.ts'
import { foundLeagueByCommand } from '../../domains/leagues/edit-league.ts'
import type { Db } from '../../platform/db/client.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { command } from './command.ts'
import { type Context, withDatabase } from './context.ts'
import { findLeague, findSeason } from './find-league.ts'
import { earlyLine, refusedLine, reportLines } from './import-report.ts'
import { startProgress } from './progress.ts'
import { WrongCall } from './wrong-call.ts'

export const importResultsCommand = command({
  name: 'import-results',
  usage: '<file.csv> --league <id|name> [--create-league] [--season <id|name>]',
  help: [
    'Imports played games: columns date (2026-05-31), winner, loser, score (winner first), best_of (3 if empty).',
    'A name is "Олег Дуб", or the surname first before a comma: "Дуб, Олег". The same line twice means two games, and is told.',
    'Makes missing players and memberships, moves ratings; what was imported before is passed over.',
    'With --create-league a league of that name is founded first if there is none.',
    'Without --season the games belong to the season that runs. Ends with 1 where lines were refused; the others are imported.',
  ],
  takes: ['file'],
  needs: ['league'],
  allows: ['season'],
  flags: ['create-league'],
  run: async (given, context) => {
    const lines = readCsv(await readFile(context.fileOf(given.file)))
    if (given['create-league']) refuseIfNoneIsGood(lines, context)
    return withDatabase(context, async ({ db }) => {
      const founding = given['create-league'] && ((name: string) => found(db, name, context))
      const league = await findLeague(db, given.league, founding || undefined)
      const season = await findSeason(db, league, given.season)
      const started = performance.now()
      const progress = startProgress(lines.length, 'lines')
      const target = { leagueId: league.id, seasonId: season.id }
      const how = { onProgress: progress.update }
      const report = await importResults(db, target, lines, context.now(), how).finally(progress.stop)
      const seconds = (performance.now() - started) / 1000
      context.say(`${given.file} → ${league.name}, ${season.name}, in ${seconds.toFixed(1)} s`)
      const early = earlyLine(report, season)
      if (early) context.say(early)
      for (const line of reportLines(report, lines.length)) context.say(line)
      if (report.refused.length > 0)
        throw new StartupError(
          `${report.refused.length} of ${lines.length} lines were refused; ${report.imported.length} are imported.`,
        )
    })
  },
})

/** Nobody wants a league that is founded for nothing. */
function refuseIfNoneIsGood(lines: readonly CsvRow[], context: Context) {
  const readRow = rowReader(context.now())
  const refused: RefusedRow[] = []
  for (const line of lines) {
    const row = readRow(line)
    if (!isRefused(row)) return
    refused.push(row)
  }
  for (const row of refused) context.say(refusedLine(row))
  throw new StartupError('No line can be imported, and no league is founded.')
}

async function found(db: Db, name: string, context: Context) {
  const fields = newLeague.safeParse({ name })
  if (!fields.success) throw new WrongCall(`A name of a league has 1 to ${leagueLengths.name} characters.`)
  const league = await foundLeagueByCommand(db, fields.data, context.now())
  context.say(`${league.name} (league ${league.id}) is founded.`)
  return league
}
