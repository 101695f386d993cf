import { leagueGenders, newLeague } from '@matchbol/core/leagues/league-shapes'
import { parseFormat } from '@matchbol/core/leagues/match-format'
import { foldName } from '@matchbol/core/users/names'
import { foundLeagueByCommand } from '../../domains/leagues/edit-league.ts'
import type { Db } from '../../platform/db/client.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { command } from './command.ts'
import { withDatabase } from './context.ts'
import { WrongCall } from './wrong-call.ts'

const genders = leagueGenders.map((gender) => gender.toLowerCase())

export const foundLeagueCommand = command({
  name: 'found-league',
  usage: '<name> [--city <city>] [--gender men|women|mixed|any] [--format <code>]',
  help: [
    'Founds a league with its first season, which starts now; people join it on the site. The format is',
    'SET3-S:6/TB7-F:TB10 unless told otherwise: two sets with tie-breaks, then a match tie-break to 10.',
  ],
  takes: ['name'],
  allows: ['city', 'gender', 'format'],
  run: async ({ name, city, gender = 'any', format }, context) => {
    if (!genders.includes(gender.toLowerCase()))
      throw new WrongCall(`The gender is ${genders.join(', ')}, not "${gender}".`)
    if (format !== undefined && !parseFormat(format)) throw new WrongCall(`There is no match format "${format}".`)
    const fields = newLeague.safeParse({
      name,
      city,
      gender: gender.toUpperCase(),
      ...(format !== undefined && { rules: { format } }),
    })
    if (!fields.success) throw new WrongCall('A name has 1 to 120 characters, a city at most 80.')
    await withDatabase(context, async ({ db }) => {
      await refuseTakenName(db, fields.data.name)
      const league = await foundLeagueByCommand(db, fields.data, context.now())
      context.say(`${league.name} (league ${league.id}) is founded; its season ${league.activeSeason.name} has begun.`)
    })
  },
})

async function refuseTakenName(db: Db, name: string) {
  const leagues = await db.selectFrom('leagues').select(['id', 'name']).orderBy('id').execute()
  const same = leagues.find((league) => foldName(league.name) === foldName(name))
  if (same) throw new StartupError(`There is a league of this name: ${same.name} (league ${same.id}).`)
}
