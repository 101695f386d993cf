import { Refusal } from '@matchbol/core/shared/refusal'
import { pictureSize } from '@matchbol/core/uploads/picture-address'
import { drawnWidths, qualities, USUAL_QUALITY } from '@matchbol/core/uploads/picture-sizes'
import { Hono } from 'hono'
import type { Db } from '../db/client.ts'
import { narrow } from '../uploads/draw-picture.ts'
import { recentlyUsed } from './recently-used.ts'

const MOST_KEPT_BYTES = 24 * 1024 * 1024
const immutable = 'public, max-age=31536000, immutable'

/**
 * Pictures from our own store, as wide as asked for among the known widths and never wider than they are. An address is
 * a secret of 128 bits: whoever has it was shown the picture by someone who may see it.
 */
export function pictureRoutes(db: Db) {
  const drawn = recentlyUsed<Uint8Array | undefined>(MOST_KEPT_BYTES, (bytes) => bytes?.byteLength ?? 0)
  return new Hono().get('/img/:file', async (c) => {
    const url = `/img/${c.req.param('file')}`
    const size = pictureSize(url)
    if (!size) return c.notFound()
    const asked = oneOf('w', drawnWidths, c.req.query('w'))
    const width = asked !== undefined && asked < size.width ? asked : undefined
    const quality = oneOf('q', qualities, c.req.query('q'))
    const picture = await drawn(`${url} ${width} ${quality}`, async () => {
      const kept = await readPicture(db, url)
      const isAsKept = width === undefined && quality === undefined
      return kept && (isAsKept ? kept : narrow(kept, width ?? size.width, quality ?? USUAL_QUALITY))
    })
    if (!picture) return c.notFound()
    return c.body(Uint8Array.from(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': immutable,
      'content-disposition': 'inline; filename="picture.webp"',
    })
  })
}

async function readPicture(db: Db, url: string): Promise<Uint8Array | undefined> {
  const kept = await db.selectFrom('uploads').select('bytes').where('url', '=', url).executeTakeFirst()
  return kept?.bytes
}

function oneOf(name: string, known: readonly number[], asked: string | undefined): number | undefined {
  if (asked === undefined) return undefined
  const found = known.find((it) => String(it) === asked)
  if (found === undefined)
    throw new Refusal('VALIDATION', { issues: [{ path: `query.${name}`, text: `One of ${known.join(', ')}` }] })
  return found
}
