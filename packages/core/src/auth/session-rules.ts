/** Minutes for which a token is good. */
export const TOKEN_MINUTES = 30
/** A session ends this many days after its last refresh … */
export const IDLE_DAYS = 30
/** … and this many days after signing in at the latest. */
export const MOST_DAYS = 180
/** Seconds, from the first use of the successor, in which the generation just replaced still gets that successor. */
export const GRACE_SECONDS = 30

const DAY = 86_400_000

/** A session as stored. `generation` is the newest token's number; `successorUsedAt` when that one was first used. */
export interface SessionFacts {
  generation: number
  successorUsedAt: Date | null
  startedAt: Date
  refreshedAt: Date
  endedAt: Date | null
}

/** Whether the session still lives; its tokens may have run out. */
export const isLive = (session: SessionFacts, now: Date) =>
  session.endedAt === null &&
  now.getTime() - session.refreshedAt.getTime() < IDLE_DAYS * DAY &&
  now.getTime() - session.startedAt.getTime() < MOST_DAYS * DAY

/**
 * What a refresh with a token of this generation does: the newest one moves on; the one just replaced gets the same
 * successor (twenty tabs and a lost answer do no harm); an older one means a stolen token and ends the session.
 */
export function judgeRefresh(session: SessionFacts, generation: number, now: Date): 'advance' | 'repeat' | 'end' {
  if (!isLive(session, now)) return 'end'
  if (generation === session.generation) return 'advance'
  if (generation !== session.generation - 1) return 'end'
  const { successorUsedAt } = session
  return !successorUsedAt || now.getTime() - successorUsedAt.getTime() <= GRACE_SECONDS * 1000 ? 'repeat' : 'end'
}
