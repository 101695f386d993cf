import { addCategory } from '../../domains/leagues/categories.ts'
import { changeLeague, foundLeague } from '../../domains/leagues/edit-league.ts'
import { joinLeague } from '../../domains/leagues/join-league.ts'
import { findOrCreateUser } from '../../domains/users/find-or-create-user.ts'
import { updateUser } from '../../domains/users/update-user.ts'
import type { Db } from '../../platform/db/client.ts'
import { later } from './court-hours.ts'
import { closedLeague, type DemoLeague, demoLeagues, type LeagueKey } from './demo-leagues.ts'
import { demoPeople, type PersonKey } from './demo-people.ts'
import { type DemoSeason, startOf } from './demo-seasons.ts'
import type { DemoPlayer, FoundedLeague } from './meeting.ts'

export interface Club {
  players: Record<PersonKey, DemoPlayer>
  leagues: Record<LeagueKey, FoundedLeague>
}

const FIRST_TELEGRAM_ID = 7001
const keys = Object.keys(demoPeople) as PersonKey[]

/** People sign in and tell about themselves, leagues are founded, and everybody but the newcomers joins theirs. */
export async function foundClub(db: Db, season: DemoSeason): Promise<Club> {
  const foundedAt = later(startOf(season), { days: -10, hours: 11 })
  const players = await welcomeEverybody(db, foundedAt)
  const leagues = {} as Club['leagues']
  for (const key of Object.keys(demoLeagues) as LeagueKey[])
    leagues[key] = await openLeague(db, key, players, season, foundedAt)
  await closeOneLeague(db, players, foundedAt)
  return { players, leagues }
}

/** The sign-in of one of them, the first or a later one. */
export const signInAs = (db: Db, key: PersonKey, now: Date) => {
  const { firstName, lastName, username, isAdmin } = demoPeople[key]
  const telegramId = String(FIRST_TELEGRAM_ID + keys.indexOf(key))
  return findOrCreateUser(db, { telegramId, firstName, lastName, username }, isAdmin ? [telegramId] : [], now)
}

async function welcomeEverybody(db: Db, foundedAt: Date): Promise<Club['players']> {
  const players = {} as Club['players']
  for (const [order, key] of keys.entries()) {
    const { strength, eagerness, isAdmin, profile } = demoPeople[key]
    const now = later(foundedAt, { minutes: -9 * order })
    const { id } = await signInAs(db, key, now)
    await updateUser(db, id, profile, { id, isAdmin, sessionId: 0 }, now)
    players[key] = { id, isAdmin, strength, eagerness }
  }
  return players
}

async function openLeague(db: Db, key: LeagueKey, players: Club['players'], season: DemoSeason, now: Date) {
  const { fields, categories, newcomers, courts }: DemoLeague = demoLeagues[key]
  const league = await foundLeague(db, fields, now, { name: season.name, startsAt: startOf(season) })
  for (const { members, ...category } of categories) {
    const { id } = await addCategory(db, { ...category, leagueId: league.id, isActive: true }, now)
    for (const member of members)
      if (!newcomers.includes(member)) await joinLeague(db, players[member].id, league.id, id, now)
  }
  return { key, id: league.id, format: league.rules.format, courts }
}

async function closeOneLeague(db: Db, players: Club['players'], now: Date) {
  const { id } = await foundLeague(db, closedLeague.fields, now)
  for (const member of closedLeague.members) await joinLeague(db, players[member].id, id, null, now)
  await changeLeague(db, id, { isActive: false }, now)
}
