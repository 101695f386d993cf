import { nameOf } from '../../platform/projections/projection.ts'
import { differencesIn, type Rebuilt, rebuildProjection } from '../../platform/projections/rebuild-projection.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { projections } from '../domains.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'

export const rebuildProjections = command({
  name: 'rebuild-projections',
  usage: '',
  help: [
    'Computes tables, totals and all else that is kept for quick reading anew from the games, says what differed from what was',
    'stored, and stores what is right, which servers then show. Ends with 1 where something differed. They may go on working meanwhile.',
  ],
  run: (_, context) =>
    withDatabase(context, async ({ db }) => {
      let differences = 0
      for (const projection of projections) {
        const rebuilt = await rebuildProjection(db, projection, context.now())
        context.say(`${nameOf(projection)}: ${sentenceOf(rebuilt)}`)
        differences += differencesIn(rebuilt)
      }
      if (differences > 0)
        throw new StartupError('What is kept was not what the games say. What is right is stored now.')
      context.say('All that is kept is what the games say.')
    }),
})

function sentenceOf(rebuilt: Rebuilt): string {
  const { rows, missing, extra, different } = rebuilt
  const kinds = [missing && `${missing} missing`, extra && `${extra} too many`, different && `${different} otherwise`]
  const detail = differencesIn(rebuilt) > 0 ? ` (${kinds.filter(Boolean).join(', ')})` : ''
  return `${differencesIn(rebuilt).toLocaleString('en')} of ${rows.toLocaleString('en')} rows differed${detail}`
}
