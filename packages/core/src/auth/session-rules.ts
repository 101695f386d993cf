import { DAY } from '../shared/durations.ts'
/** Minutes for which a token is good. */
export const TOKEN_MINUTES = 30
/** A session ends this many days after its last refresh … */
export const IDLE_DAYS = 30
/** … and this many days after signing in at the latest. */
export const MOST_DAYS = 180
/** Seconds, from the first use of the successor, in which the generation just replaced still gets that successor. */
export const GRACE_SECONDS = 30

/** A session as stored. `generation` is the newest token's number; `successorUsedAt` when that one was first used. */
export interface SessionFacts {
  generation: number
  successorUsedAt: Date | null
  startedAt: Date
  refreshedAt: Date
  endedAt: Date | null
}

/**
 * Whether the session lives (its tokens may have run out), has lapsed, or was ended: by signing out, by an
 * administrator's block or because of a stolen token.
 */
export function sessionState(
  { startedAt, refreshedAt, endedAt }: Pick<SessionFacts, 'startedAt' | 'refreshedAt' | 'endedAt'>,
  now: Date,
): 'live' | 'lapsed' | 'ended' {
  if (endedAt !== null) return 'ended'
  const isIdle = now.getTime() - refreshedAt.getTime() >= IDLE_DAYS * DAY
  const isTooOld = now.getTime() - startedAt.getTime() >= MOST_DAYS * DAY
  return isIdle || isTooOld ? 'lapsed' : 'live'
}

/**
 * What a refresh with a token of this generation does: the newest one moves on; the one just replaced gets the same
 * successor (twenty tabs and a lost answer do no harm); an older one means a stolen token and ends the session. One that is
 * over is refused and stays as it is: a lapsed one is to be told from an ended one afterwards, too.
 */
export function judgeRefresh(
  session: SessionFacts,
  generation: number,
  now: Date,
): 'advance' | 'repeat' | 'end' | 'refuse' {
  if (sessionState(session, now) !== 'live') return 'refuse'
  if (generation === session.generation) return 'advance'
  if (generation !== session.generation - 1) return 'end'
  const { successorUsedAt } = session
  return !successorUsedAt || now.getTime() - successorUsedAt.getTime() <= GRACE_SECONDS * 1000 ? 'repeat' : 'end'
}
