import { restore } from '../../platform/backup/restore.ts'
import { checkBackup } from '../../platform/backup/restore-read.ts'
import { leaveAsItIs } from '../../platform/db/migrate.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { countLines } from './count-lines.ts'

export const restoreCommand = command({
  name: 'restore',
  usage: '<file>',
  help: ['Fills an empty database with a backup; DATA_DIR may name a folder that does not exist yet.'],
  takes: ['file'],
  run: async (given, context) => {
    const file = context.fileOf(given.file)
    await checkBackup(file)
    const how = { prepare: leaveAsItIs, mayBeNew: true }
    const rows = await withDatabase(context, ({ db }) => restore(db, file), how)
    for (const line of countLines(`Restored from ${file}`, rows)) context.say(line)
  },
})
