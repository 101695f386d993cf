import { grantAdmin as grant } from '../../domains/users/admins.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { WrongCall } from './wrong-call.ts'

export const grantAdmin = command({
  name: 'grant-admin',
  usage: '<telegramId>',
  help: ['Makes a person who has signed in an administrator.'],
  takes: ['telegramId'],
  run: async ({ telegramId }, context) => {
    if (!/^\d+$/.test(telegramId)) throw new WrongCall(`A Telegram id is a number, not "${telegramId}".`)
    await withDatabase(context, async ({ db }) => {
      const person = await grant(db, telegramId, context.now())
      if (!person)
        throw new StartupError(
          `Nobody with the Telegram id ${telegramId} has signed in: let them do so first, or name the id in ADMIN_TELEGRAM_IDS.`,
        )
      context.say(`${`${person.first_name} ${person.last_name}`.trim()} (user ${person.id}) is an administrator.`)
      if (person.status === 'BLOCKED')
        context.say('The account is blocked: another administrator has to lift that first.')
    })
  },
})
