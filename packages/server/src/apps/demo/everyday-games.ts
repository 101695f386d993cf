import { dayOf } from '@matchbol/core/shared/kyiv-time'
import type { Agenda } from './agenda.ts'
import { later } from './court-hours.ts'
import { type DemoLeague, demoLeagues } from './demo-leagues.ts'
import type { PersonKey } from './demo-people.ts'
import type { Seasons } from './demo-seasons.ts'
import type { Club } from './found-club.ts'
import type { DemoContext, FoundedLeague } from './meeting.ts'
import { busyPeople } from './open-games.ts'
import { planMeetings } from './plan-meetings.ts'
import { restingPeople, restsSince } from './rest.ts'
import type { Scenario } from './scenario.ts'
import { chooseScenarios } from './scenarios/choose-scenarios.ts'
import { plainGame } from './scenarios/played.ts'

/** Days at the start of a season without games, so that none is agreed in the season before. */
const WARM_UP_DAYS = 4
/** Days before its end in which no week of games begins, so that all are settled when the table is frozen. */
const COOL_DOWN_DAYS = 11
/** The last days, in which everything goes plainly, and not at all for those who are busy with open games. */
const RECENT_DAYS = 10
/** Days in which the games before a rest are settled. */
const SETTLING_DAYS = 4

/** Two seasons of games between those who felt like it. */
export function planEverydayGames(
  context: DemoContext,
  club: Club,
  seasons: Seasons,
  agenda: Agenda,
): Scenario<unknown>[] {
  const { finished, running } = seasons
  const weeks = [
    ...weeksOf(finished.firstDay + WARM_UP_DAYS, finished.lastDay - COOL_DOWN_DAYS),
    ...weeksOf(running.firstDay + WARM_UP_DAYS, dayOf(context.now) + 7),
  ]
  const playersIn = (league: FoundedLeague, week: number) =>
    membersIn(league, week < running.firstDay)
      .filter((key) => week + 6 < awayFrom(key, context.now))
      .map((key) => club.players[key])
  const meetings = planMeetings({ leagues: Object.values(club.leagues), weeks, playersIn, agenda }, context.random)
  const since = later(context.now, { days: -RECENT_DAYS })
  const early = meetings.filter(({ startsAt }) => startsAt <= since)
  const recent = meetings.filter(({ startsAt }) => startsAt > since)
  const scenarios = chooseScenarios(early.length, context.random)
  return [
    ...early.flatMap((meeting, index) => scenarios[index]?.(context, meeting) ?? []),
    ...recent.map((meeting) => plainGame(context, meeting)),
  ]
}

const weeksOf = (firstDay: number, lastDay: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((lastDay - firstDay) / 7)) }, (_, week) => firstDay + week * 7)

function membersIn({ key }: FoundedLeague, isFirstSeason: boolean): PersonKey[] {
  const { categories, newcomers, leavers }: DemoLeague = demoLeagues[key]
  const absent = isFirstSeason ? newcomers : leavers
  return categories.flatMap(({ members }) => members).filter((member) => !absent.includes(member))
}

/** The day from which somebody has no everyday games. */
function awayFrom(key: PersonKey, now: Date): number {
  if (busyPeople.includes(key)) return dayOf(now) - RECENT_DAYS
  return restingPeople.includes(key) ? dayOf(restsSince(now)) - SETTLING_DAYS : Number.POSITIVE_INFINITY
}
