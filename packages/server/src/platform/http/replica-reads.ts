import { Refusal } from '@matchbol/core/shared/refusal'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Db, WalPosition } from '../db/client.ts'
import { isWalPosition, writtenUpTo } from '../db/replica.ts'
import type { Incoming } from './incoming.ts'

/** By it every node knows how far the asker has written, whichever node wrote it. */
export const POSITION_COOKIE = 'position'
/** A replica that is further behind than this is of no use to anybody. */
const REMEMBERED_SECONDS = 30

/**
 * Reads for a guest from the replica, where there is one that knows all that the asker wrote and all that this node heard of;
 * else, and where it fails in the middle, from the primary.
 */
export async function readPublic<T>({ c, services: { db, replica } }: Incoming, work: (db: Db) => Promise<T>) {
  const copy = await replica?.upTo(positionIn(getCookie(c, POSITION_COOKIE)))
  if (!replica || !copy) return work(db)
  try {
    return await work(copy)
  } catch (error) {
    if (error instanceof Refusal) throw error
    replica.failed()
    return work(db)
  }
}

/** Lets whoever has written find it at once, on every node: their next readings wait for no replica that has not seen it. */
export async function rememberPosition({ services: { db, replica } }: Incoming, answer: Response) {
  if (!replica) return
  const lasting = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: REMEMBERED_SECONDS } as const
  answer.headers.append('set-cookie', serialize(POSITION_COOKIE, await writtenUpTo(db), lasting))
}

/** What a page reads in a person's name knows how far they have written, as their own readings do. */
export function withPosition(init: RequestInit | undefined, { headers: asked }: Request): RequestInit | undefined {
  const cookie = asked.get('cookie')
  if (!cookie?.includes(POSITION_COOKIE)) return init
  const headers = new Headers(init?.headers)
  headers.set('cookie', cookie)
  return { ...init, headers }
}

const positionIn = (sent: string | undefined): WalPosition | undefined =>
  sent !== undefined && isWalPosition(sent) ? sent : undefined
