import type { Outcome } from '@matchbol/core/games/score/score-details'
import type { PredictionQuality } from '@matchbol/core/ratings/prediction-quality'
import { PROVISIONAL_GAMES } from '@matchbol/core/ratings/rating'
import { dayOf } from '@matchbol/core/shared/kyiv-time'
import type { CsvRow } from '../../domains/games/import/import-csv.ts'
import type { ImportReport } from '../../domains/games/import/import-results.ts'
import type { RefusedRow } from '../../domains/games/import/import-row.ts'
import { faultText } from './fault-text.ts'

/** What came of an import, as lines of text. */
export function reportLines(report: ImportReport, lines: number): string[] {
  const ended = (outcome: Outcome) => report.imported.filter(({ played }) => played.outcome === outcome).length
  return [
    ...figures([
      ['lines', lines],
      ['imported', report.imported.length],
      ['  moved ratings', report.rated],
      ['  retirements', ended('RETIRED')],
      ['  walkovers', ended('WALKOVER')],
      ['  defaults', ended('DEFAULTED')],
      ['imported before', report.alreadyThere],
      ['refused', report.refused.length],
      ['players created', report.playersCreated],
      ['members added', report.membersAdded],
    ]),
    ...report.refused.map(refusedLine),
    ...report.repeated.map(
      ({ row, first }) => `  line ${row.line} repeats line ${first}, and is taken for another game ${quoted(row)}`,
    ),
    ...qualityLines(report.quality),
  ]
}

/** Warns of games from before the season that they were imported into; undefined where there are none. */
export function earlyLine({ imported }: ImportReport, season: { name: string; startsAt: Date }): string | undefined {
  const first = dayOf(season.startsAt)
  const early = imported.filter(({ completedAt }) => dayOf(completedAt) < first).length
  return early > 0
    ? `${early} of ${imported.length} games lie before the season ${season.name} and stand in its table.`
    : undefined
}

export const refusedLine = ({ row, fault }: RefusedRow) =>
  `  line ${row.line} refused: ${faultText(fault)} ${quoted(row)}`

const quoted = ({ date, winner, loser, score }: CsvRow) => `(${date}, ${winner} – ${loser}, ${score})`

const qualityLines = ({ count, logLoss, accuracy }: PredictionQuality): string[] => {
  if (logLoss === null || accuracy === null)
    return [`No result yet between two players of ${PROVISIONAL_GAMES} rated games: nothing to say about predictions.`]
  return [
    `Each result predicted from the ratings before it, between players of ${PROVISIONAL_GAMES} rated games or more:`,
    ...figures([
      ['results', count],
      ['log-loss', logLoss.toFixed(4)],
      ['accuracy', `${(accuracy * 100).toFixed(1)} %`],
    ]),
  ]
}

/** Names to the left, figures to the right. */
function figures(rows: readonly (readonly [string, number | string])[]): string[] {
  const shown = rows.map(([name, value]) => [name, value.toLocaleString('en')] as const)
  const width = Math.max(...shown.map(([, value]) => value.length))
  return shown.map(([name, value]) => `  ${name.padEnd(18)} ${value.padStart(width)}`)
}
