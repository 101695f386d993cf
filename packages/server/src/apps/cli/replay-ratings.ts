import { StartupError } from '../../platform/startup-error.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { replayAndCompare } from './replay-and-compare.ts'

export const replayRatings = command({
  name: 'replay-ratings',
  usage: '',
  help: [
    'Computes all ratings anew from the games, says what differed from what was stored, and stores the right ones.',
  ],
  run: (_, context) =>
    withDatabase(context, async ({ db }) => {
      const leagues = await db.selectFrom('leagues').select(['id', 'name']).orderBy('id').execute()
      let differences = 0
      for (const { id, name } of leagues) {
        const { ratings, changes } = await replayAndCompare(db, id, context.now())
        context.say(
          `${name}: ${ratings.differed} of ${ratings.all} ratings and ${changes.differed} of ${changes.all} changes differed`,
        )
        differences += ratings.differed + changes.differed
      }
      if (differences > 0) throw new StartupError('Ratings were not what the games say. The right ones are stored now.')
      context.say('All ratings are what the games say.')
    }),
})
