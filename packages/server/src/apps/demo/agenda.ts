import { dayOf } from '@matchbol/core/shared/kyiv-time'
import type { Meeting } from './meeting.ts'

/** Days between two meetings of a pair: more than leagues ask, so that nothing of the first is left open. */
const APART_DAYS = 28
/** Days from one game of a person to the next, in whatever league. */
const REST_DAYS = 2

/** Who plays when: nobody plays day after day, and a pair of a league does not meet again at once. */
export function openAgenda() {
  const days = new Map<string, number[]>()
  return {
    isFree: (meeting: Meeting): boolean =>
      entriesOf(meeting).every(({ key, rest }) =>
        (days.get(key) ?? []).every((day) => Math.abs(dayOf(meeting.startsAt) - day) >= rest),
      ),
    note(meeting: Meeting) {
      for (const { key } of entriesOf(meeting)) days.set(key, [...(days.get(key) ?? []), dayOf(meeting.startsAt)])
    },
  }
}

export type Agenda = ReturnType<typeof openAgenda>

const entriesOf = ({ league, inviter, invitee }: Meeting) => [
  { key: `${league.key} ${[inviter.id, invitee.id].toSorted((a, b) => a - b).join('–')}`, rest: APART_DAYS },
  { key: `${inviter.id}`, rest: REST_DAYS },
  { key: `${invitee.id}`, rest: REST_DAYS },
]
