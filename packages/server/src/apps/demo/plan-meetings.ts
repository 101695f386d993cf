import type { Agenda } from './agenda.ts'
import { awake, courtTime, later } from './court-hours.ts'
import type { DemoPlayer, FoundedLeague, Meeting } from './meeting.ts'
import type { Random } from './random.ts'

/** Rating points by which people err about who suits them. */
const WHIM = 350
/** Times of a week that somebody looks at. */
const ATTEMPTS = 3
/** Minutes from an invitation to the game. */
const LEAD = { least: 48 * 60, most: 96 * 60 }

export interface Plan {
  leagues: readonly FoundedLeague[]
  /** First days of the weeks in which people meet. */
  weeks: readonly number[]
  playersIn(league: FoundedLeague, week: number): readonly DemoPlayer[]
  /** What is planned already; every meeting is added. */
  agenda: Agenda
}

/** Who meets whom: week by week everybody who feels like it finds somebody of about their strength. */
export const planMeetings = ({ leagues, weeks, playersIn, agenda }: Plan, random: Random): Meeting[] =>
  weeks.flatMap((week) =>
    leagues.flatMap((league) => {
      const eager = random.shuffled(playersIn(league, week)).filter(({ eagerness }) => random.happens(eagerness))
      return pairUp(league, eager, week, agenda, random)
    }),
  )

function pairUp(league: FoundedLeague, eager: DemoPlayer[], week: number, agenda: Agenda, random: Random): Meeting[] {
  const meetings: Meeting[] = []
  for (let [inviter, ...free] = eager; inviter; [inviter, ...free] = free) {
    const meeting = findMeeting(league, inviter, free, week, agenda, random)
    if (!meeting) continue
    agenda.note(meeting)
    meetings.push(meeting)
    free = free.filter((player) => player !== meeting.invitee)
  }
  return meetings
}

/** Looks at some times of the week until one suits somebody, and then for the nearest in strength. */
function findMeeting(
  league: FoundedLeague,
  inviter: DemoPlayer,
  others: readonly DemoPlayer[],
  week: number,
  agenda: Agenda,
  random: Random,
): Meeting | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const startsAt = courtTime(week + random.between(0, 6), random)
    const invitedAt = awake(later(startsAt, { minutes: -random.between(LEAD.least, LEAD.most) }))
    const possible = others.map((invitee) => ({ league, inviter, invitee, invitedAt, startsAt })).filter(agenda.isFree)
    const [best] = possible.map((meeting) => ({ meeting, distance: distanceOf(meeting, random) })).toSorted(byDistance)
    if (best) return best.meeting
  }
  return undefined
}

const distanceOf = ({ inviter, invitee }: Meeting, random: Random) =>
  Math.abs(inviter.strength - invitee.strength) + random.next() * WHIM

const byDistance = (a: { distance: number }, b: { distance: number }) => a.distance - b.distance
