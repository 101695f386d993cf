import type { PersonActing } from '@matchbol/core/games/rules'
import type { Db } from '../../platform/db/client.ts'
import type { LeagueKey } from './demo-leagues.ts'
import type { Random } from './random.ts'

export interface DemoPlayer extends PersonActing {
  strength: number
  eagerness: number
}

/** Two of a league who are going to meet, and when. */
export interface Meeting {
  league: FoundedLeague
  inviter: DemoPlayer
  invitee: DemoPlayer
  invitedAt: Date
  /** The start on court: the time that will be agreed. */
  startsAt: Date
}

export interface FoundedLeague {
  key: LeagueKey
  id: number
  format: string
  courts: readonly string[]
}

/** What every scenario works with. */
export interface DemoContext {
  db: Db
  random: Random
  /** The present: what was to come later has not happened. */
  now: Date
  /** An administrator who plays nowhere. */
  admin: PersonActing
}
