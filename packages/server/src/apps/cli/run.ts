import { StartupError } from '../../platform/startup-error.ts'
import { backupCommand } from './backup.ts'
import type { Context } from './context.ts'
import { decideCommand } from './decide.ts'
import { fileReason } from './file-reason.ts'
import { foundLeagueCommand } from './found-league.ts'
import { grantAdmin } from './grant-admin.ts'
import { importResultsCommand } from './import-results.ts'
import { rebuildProjections } from './rebuild-projections.ts'
import { replayRatings } from './replay-ratings.ts'
import { restoreCommand } from './restore.ts'
import { WrongCall } from './wrong-call.ts'

const commands = [
  grantAdmin,
  foundLeagueCommand,
  importResultsCommand,
  decideCommand,
  replayRatings,
  rebuildProjections,
  backupCommand,
  restoreCommand,
]

/** Runs one command. @returns the exit code: 0 done, 1 refused or failed, 2 not understood */
export async function run(argv: readonly string[], context: Context): Promise<number> {
  const [name = '', ...others] = argv
  if (['help', '--help', '-h'].includes(name)) {
    for (const line of helpLines()) context.say(line)
    return 0
  }
  const command = commands.find((command) => command.name === name)
  try {
    if (!command) throw new WrongCall(name ? `There is no command "${name}".` : 'Say what to do.')
    await command.run(others, context)
    return 0
  } catch (error) {
    if (error instanceof WrongCall) {
      const shown = command ? [`Usage: matchbol ${command.name} ${command.usage}`, '', ...helpLines()] : helpLines()
      for (const line of [error.message, ...shown]) context.complain(line)
      return 2
    }
    const plain = plainSentence(error)
    if (!plain) throw error
    context.complain(plain)
    return 1
  }
}

const helpLines = () => [
  'Commands of matchbol:',
  ...commands.flatMap(({ name, usage, help }) => [
    `  ${name} ${usage}`.trimEnd(),
    ...help.map((line) => `      ${line}`),
  ]),
  '  help',
  'They work on the database that the settings name (DATABASE_URL, or DATA_DIR); the embedded one must not be in use.',
  'A new club starts the server once, which makes the database; then found-league or import-results.',
]

const plainSentence = (error: unknown): string | undefined =>
  error instanceof StartupError ? error.message : fileReason(error as NodeJS.ErrnoException)
