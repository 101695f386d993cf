import { backUp } from '../../platform/backup/backup.ts'
import { FolderInUse } from '../../platform/db/folder-lock.ts'
import { leaveAsItIs } from '../../platform/db/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { countLines } from './count-lines.ts'

export const backupCommand = command({
  name: 'backup',
  usage: '<file>',
  help: ['Writes everything the database holds to a new file, from which restore makes it again on either engine.'],
  takes: ['file'],
  run: async (given, context) => {
    const file = context.fileOf(given.file)
    try {
      const rows = await withDatabase(context, ({ db }) => backUp(db, file, context.now()), { prepare: leaveAsItIs })
      for (const line of countLines(`Backed up to ${file}`, rows)) context.say(line)
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
      throw new StartupError(
        `${error.message} A running server makes a backup a day, in the folder backups of the data folder.`,
      )
    }
  },
})
