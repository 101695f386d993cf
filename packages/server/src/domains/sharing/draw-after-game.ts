import type { EventOf } from '@matchbol/core/domain-event'
import { DAY, MINUTE } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import type { Db } from '../../platform/db/client.ts'
import { enqueue, type Job } from '../../platform/jobs/enqueue.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { sharingSite } from './look/frame.ts'
import { gamePicture, readSharedGame } from './pictures/game-picture.ts'

type Moved = EventOf<'game.moved'>

/** Whoever shares a result does so now, or is shown the picture first. */
const SOON_MS = MINUTE

/**
 * Draws the picture of a game that has just been completed or corrected, so that it lies ready when a network asks for it, which waits
 * for seconds at most. It does so for this node; another draws it when it is asked for. Results of long ago nobody waits for, nor does
 * a job that comes late, since many were completed at a time: a drawing costs as much as ten confirmations.
 */
export const drawGameJob: Job<Pick<Moved, 'gameId'> & { at: string }> = {
  name: 'draw-game-picture',
  work: async ({ gameId, at }, { db, now, config }) => {
    if (now.getTime() - Date.parse(at) > SOON_MS) return
    const shared = await readSharedGame(db, gameId).catch(unlessGone)
    if (!shared?.game.completedAt || now.getTime() - Date.parse(shared.game.completedAt) > DAY) return
    await drawSharePicture(gamePicture(shared, { site: sharingSite(config), now }), 'job')
  },
}

export async function drawCompleted(db: Db, { gameId, status }: Moved, now: Date) {
  if (status === 'COMPLETED') await enqueue(db, drawGameJob, { gameId, at: now.toISOString() })
}

/** Voided meanwhile. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
