import { pino } from 'pino'
import { passDeadlines } from '../../../domains/games/moves/pass-deadlines.ts'
import type { Stage } from '../meeting.ts'
import type { Story } from '../story.ts'

const log = pino({ level: 'error', base: null })

/** Nobody moves, and the clock does. */
export async function* passDeadline({ db }: Stage, deadline: string | null): Story {
  if (deadline === null) throw new RangeError('Nothing happens by itself to this game')
  const now = yield new Date(deadline)
  await passDeadlines(db, now, log)
}
