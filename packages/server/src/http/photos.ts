import { Hono } from 'hono'
import type { Db } from '../db/client.ts'

/** Photos from our own store. Never anything but a picture, whatever Telegram sent. */
export const photoRoutes = (db: Db) =>
  new Hono().get('/photos/:userId{[1-9][0-9]{0,9}}/:version{[0-9]+}', async (c) => {
    const userId = Number(c.req.param('userId'))
    const photo =
      userId <= 2_147_483_647
        ? await db.selectFrom('photos').select(['media_type', 'bytes']).where('user_id', '=', userId).executeTakeFirst()
        : undefined
    if (!photo?.bytes || !photo.media_type) return c.notFound()
    return c.body(Uint8Array.from(photo.bytes), 200, {
      'content-type': photo.media_type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="photo"',
    })
  })
