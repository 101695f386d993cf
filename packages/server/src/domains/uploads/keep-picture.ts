import { randomBytes } from 'node:crypto'
import { DAY } from '@matchbol/core/shared/durations'
import { Refusal } from '@matchbol/core/shared/refusal'
import { pictureAddress } from '@matchbol/core/uploads/picture-address'
import type { Db } from '../../platform/db/client.ts'
import { redraw } from './draw-picture.ts'
import type { Picture } from './drawing-process.ts'

const UPLOADS_A_DAY = 100

/** Keeps what a person has sent. @throws Refusal of `redraw`; RATE_LIMIT after a hundred in a day */
export async function upload(db: Db, ownerId: number, file: Uint8Array, now: Date): Promise<{ url: string }> {
  await refuseFlood(db, ownerId, now)
  return { url: await keepPicture(db, ownerId, await redraw(file), now) }
}

/** @returns the address at which the picture is served from now on */
export async function keepPicture(db: Db, ownerId: number, { bytes, width, height }: Picture, now: Date) {
  const url = pictureAddress(randomBytes(16).toString('hex'), width, height)
  await db.insertInto('uploads').values({ url, owner_id: ownerId, bytes, made_at: now }).execute()
  return url
}

async function refuseFlood(db: Db, ownerId: number, now: Date) {
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('made_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow()
  if (count >= UPLOADS_A_DAY) throw new Refusal('RATE_LIMIT', { limit: 3600 })
}
