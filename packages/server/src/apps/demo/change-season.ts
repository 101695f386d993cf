import { listCategories } from '../../domains/leagues/categories.ts'
import { changeCategory } from '../../domains/leagues/change-category.ts'
import { joinLeague } from '../../domains/leagues/join-league.ts'
import { leaveLeague } from '../../domains/leagues/leave-league.ts'
import { startNextSeason } from '../../domains/leagues/seasons.ts'
import { later } from './court-hours.ts'
import { type DemoLeague, demoLeagues } from './demo-leagues.ts'
import type { PersonKey } from './demo-people.ts'
import { type DemoSeason, endOf, startOf } from './demo-seasons.ts'
import type { Club } from './found-club.ts'
import type { DemoContext, FoundedLeague } from './meeting.ts'
import type { Scenario } from './scenario.ts'

/** The first season ends and its table is frozen; some leave, some come, some move to another category. */
export async function* changeSeason(
  { db, admin }: DemoContext,
  { players }: Club,
  league: FoundedLeague,
  next: DemoSeason,
): Scenario {
  const changedAt = yield startOf(next)
  const following = { leagueId: league.id, name: next.name, endsAt: endOf(next), actorId: admin.id }
  await startNextSeason(db, following, changedAt)

  const now = yield later(changedAt, { hours: 10 })
  const { newcomers, leavers, promoted, categories }: DemoLeague = demoLeagues[league.key]
  const { data } = await listCategories(db, { leagueId: league.id })
  const idOf = (name: string | undefined) => data.find((category) => category.name === name)?.id ?? null
  for (const key of leavers) {
    const { id } = players[key]
    await leaveLeague(db, { userId: id, leagueId: league.id, actorId: id }, now)
  }
  for (const key of newcomers) {
    const category = categories.find(({ members }) => members.includes(key))
    await joinLeague(db, players[key].id, league.id, idOf(category?.name), now)
  }
  for (const [key, category] of Object.entries(promoted) as [PersonKey, string][])
    await changeCategory(db, players[key].id, idOf(category), league.id, now)
}
