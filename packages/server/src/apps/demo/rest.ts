import { updateUser } from '../../domains/users/update-user.ts'
import { later } from './court-hours.ts'
import type { PersonKey } from './demo-people.ts'
import type { Club } from './found-club.ts'
import type { DemoContext } from './meeting.ts'
import type { Scenario } from './scenario.ts'

/** Who does not play at present, and is not to be invited. */
export const restingPeople: readonly PersonKey[] = ['zakharchenko']

export const restsSince = (now: Date) => later(now, { days: -9, hours: -3 })

export async function* rest({ db, now }: DemoContext, { players }: Club): Scenario {
  const since = yield restsSince(now)
  for (const key of restingPeople) {
    const { id, isAdmin } = players[key]
    const pausedUntil = later(now, { days: 21 })
    await updateUser(db, id, { pausedUntil }, { id, isAdmin, sessionId: 0 }, since)
  }
}
