import { type Db, inTransaction } from '../../platform/db/client.ts'
import { markAsDemo } from '../../platform/db/demo-mark.ts'
import { openAgenda } from './agenda.ts'
import { changeSeason } from './change-season.ts'
import { awakeBefore } from './court-hours.ts'
import { demoPeople, type PersonKey } from './demo-people.ts'
import { seasonsAround } from './demo-seasons.ts'
import { planEverydayGames } from './everyday-games.ts'
import { foundClub, signInAs } from './found-club.ts'
import { planOpenGames } from './open-games.ts'
import { createRandom } from './random.ts'
import { rest } from './rest.ts'
import { runScenarios } from './scenario.ts'
import { writeEvents } from './write-events.ts'
import { writePosts } from './write-posts.ts'
import { writeTickets } from './write-tickets.ts'

const SEED = 22

/**
 * Fills an empty database with a club that has played for two seasons up to now, all of it through the moves that people
 * make on the site. The same moment gives the same club.
 * @returns how many scenarios the club's rules stopped
 */
export const makeDemoData = (db: Db, now: Date, random = createRandom(SEED)): Promise<number> =>
  inTransaction(db, async (db) => {
    const seasons = seasonsAround(now)
    const club = await foundClub(db, seasons.finished)
    const context = { db, random, now, admin: club.players.gudz }
    const agenda = openAgenda()
    const openGames = planOpenGames(context, club)
    for (const { meeting } of openGames) agenda.note(meeting)
    const scenarios = [
      ...Object.values(club.leagues).map((league) => changeSeason(context, club, league, seasons.running)),
      ...openGames.map(({ meeting, scenario }) => scenario(context, meeting)),
      ...planEverydayGames(context, club, seasons, agenda),
      rest(context, club),
    ]
    const refused = await runScenarios(scenarios, now)
    await writePosts(db, club, now)
    await writeTickets(db, club, now)
    await writeEvents(db, club, now)
    for (const key of Object.keys(demoPeople) as PersonKey[])
      await signInAs(db, key, awakeBefore(now, random.between(1, 60)))
    await markAsDemo(db, now)
    return refused
  })
