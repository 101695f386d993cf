import { type Db, inTransaction } from '../../platform/db/client.ts'
import { markAsDemo } from '../../platform/db/demo-mark.ts'
import { openAgenda } from './agenda.ts'
import { changeSeason } from './change-season.ts'
import { awakeBefore } from './court-hours.ts'
import { demoPeople, type PersonKey } from './demo-people.ts'
import { seasonsAround } from './demo-seasons.ts'
import { createDice } from './dice.ts'
import { tellEverydayGames } from './everyday-games.ts'
import { foundClub, signInAs } from './found-club.ts'
import { planOpenGames } from './open-games.ts'
import { rest } from './rest.ts'
import { tellStories } from './story.ts'

const SEED = 22

/**
 * Fills an empty database with a club that has played for two seasons up to now, all of it through the moves that people
 * make on the site. The same moment gives the same club.
 * @returns how many stories the club's rules stopped
 */
export const makeDemoData = (db: Db, now: Date, dice = createDice(SEED)): Promise<number> =>
  inTransaction(db, async (db) => {
    const seasons = seasonsAround(now)
    const club = await foundClub(db, seasons.finished)
    const stage = { db, dice, now, referee: club.players.gudz }
    const agenda = openAgenda()
    const openGames = planOpenGames(stage, club)
    for (const { meeting } of openGames) agenda.note(meeting)
    const stories = [
      ...Object.values(club.leagues).map((league) => changeSeason(stage, club, league, seasons.running)),
      ...openGames.map(({ meeting, story }) => story(stage, meeting)),
      ...tellEverydayGames(stage, club, seasons, agenda),
      rest(stage, club),
    ]
    const refused = await tellStories(stories, now)
    for (const key of Object.keys(demoPeople) as PersonKey[])
      await signInAs(db, key, awakeBefore(now, dice.between(1, 60)))
    await markAsDemo(db, now)
    return refused
  })
