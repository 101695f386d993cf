import type { LeagueKey } from './demo-leagues.ts'
import type { PersonKey } from './demo-people.ts'
import type { Club } from './found-club.ts'
import type { DemoContext } from './meeting.ts'
import {
  agreedGame,
  awaitingAnswer,
  awaitingConfirmation,
  awaitingDecision,
  awaitingResult,
  awaitingSecondAnswer,
  newTimeProposed,
  type OpenState,
} from './scenarios/open.ts'

type OpenGame = [league: LeagueKey, inviter: PersonKey, invitee: PersonKey, state: OpenState]

/** What waits for a newcomer who signs in as one of the first in the list: every state there is. */
const openGames: readonly OpenGame[] = [
  ['men', 'savchenko', 'kovalchuk', awaitingAnswer],
  ['men', 'kovalchuk', 'ostapenko', awaitingAnswer],
  ['men', 'kovalchuk', 'shevchuk', agreedGame],
  ['men', 'lukianenko', 'kovalchuk', awaitingResult],
  ['men', 'pylypchuk', 'kovalchuk', awaitingConfirmation],
  ['mixed', 'kovalchuk', 'fedoriv', awaitingSecondAnswer],
  ['mixed', 'kovalchuk', 'gava', awaitingDecision],
  ['mixed', 'tkachuk', 'kovalchuk', newTimeProposed],
  ['women', 'koval', 'marchenko', awaitingAnswer],
  ['women', 'marchenko', 'panchenko', agreedGame],
  ['women', 'yizhakevych', 'marchenko', awaitingConfirmation],
  ['women', 'levytska', 'marchenko', awaitingResult],
  ['men', 'kravets', 'melnychuk', awaitingDecision],
]

/** Those in so many of them that they have no others. */
export const busyPeople: readonly PersonKey[] = ['kovalchuk', 'marchenko']

/** When the two of each open game meet, and what becomes of it up to now. */
export const planOpenGames = ({ now, random }: DemoContext, { players, leagues }: Club) =>
  openGames.map(([league, inviter, invitee, { when, scenario }]) => ({
    meeting: {
      league: leagues[league],
      inviter: players[inviter],
      invitee: players[invitee],
      ...when(now, random),
    },
    scenario,
  }))
