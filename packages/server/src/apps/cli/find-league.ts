import { foldName } from '@matchbol/core/users/names'
import type { Db } from '../../platform/db/client.ts'
import { StartupError } from '../../platform/startup-error.ts'

interface Named {
  id: number
  name: string
}

/**
 * The league of that id, else of that name; where there is none of a name, the one that `found` makes of it.
 * @throws StartupError that names those there are
 */
export async function findLeague(db: Db, wanted: string, found?: (name: string) => Promise<Named>): Promise<Named> {
  const leagues = await db.selectFrom('leagues').select(['id', 'name']).orderBy('id').execute()
  const isKnown = /^\d+$/.test(wanted.trim()) || leagues.some(({ name }) => foldName(name) === foldName(wanted))
  if (found && !isKnown) return found(wanted)
  return choose(leagues, wanted, 'league')
}

/** The season of the league of that id, else of that name; the running one when none is wanted. @throws StartupError */
export async function findSeason(db: Db, league: Named, wanted: string | undefined) {
  const seasons = await db
    .selectFrom('seasons')
    .select(['id', 'name', 'status', 'starts_at as startsAt'])
    .where('league_id', '=', league.id)
    .orderBy('id')
    .execute()
  const running = seasons.find(({ status }) => status === 'ACTIVE')
  return wanted === undefined && running ? running : choose(seasons, wanted ?? '', `season of ${league.name}`)
}

function choose<T extends Named>(all: readonly T[], wanted: string, kind: string): T {
  const byName = all.filter(({ name }) => foldName(name) === foldName(wanted))
  const [found, ...others] = all.filter(({ id }) => String(id) === wanted.trim()).concat(byName)
  const listed = (some: readonly Named[]) => some.map(({ id, name }) => `${id} ${name}`).join(', ')
  if (!found) throw new StartupError(`There is no ${kind} "${wanted}"; there is: ${listed(all) || 'none yet'}.`)
  if (String(found.id) !== wanted.trim() && others.length > 0)
    throw new StartupError(`More than one ${kind} is called "${wanted}": name it by its id (${listed(byName)}).`)
  return found
}
