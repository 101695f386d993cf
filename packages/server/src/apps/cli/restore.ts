import { restore } from '../../platform/backup/restore.ts'
import { checkBackup } from '../../platform/backup/restore-read.ts'
import type { Database } from '../../platform/db/client.ts'
import { leaveAsItIs } from '../../platform/db/migrate.ts'
import { buildProjections } from '../../platform/projections/rebuild-projection.ts'
import { markdownColumns, projections } from '../domains.ts'
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
    const restored = async ({ db }: Database) => {
      const rows = await restore(db, file, markdownColumns)
      await buildProjections(db, projections, context.now())
      return rows
    }
    const rows = await withDatabase(context, restored, how)
    for (const line of countLines(`Restored from ${file}`, rows)) context.say(line)
  },
})
