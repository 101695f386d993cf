import { Refusal } from '@matchbol/core/shared/refusal'
import { pictureSize } from '@matchbol/core/uploads/picture-address'
import { drawnWidths, qualities, USUAL_QUALITY } from '@matchbol/core/uploads/picture-sizes'
import { Hono } from 'hono'
import type { Db } from '../../platform/db/client.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { narrow } from './draw-picture.ts'

const MOST_CACHED_BYTES = 24 * 1024 * 1024

/** A browser asks again after five minutes whether the picture is still there; nobody between keeps a copy. */
const cacheControl = 'private, max-age=300'

/**
 * Pictures from our own store, as wide as asked for among the known widths and never wider than they are. An address is
 * a secret of 128 bits: whoever has it was shown the picture by someone who may see it. The database is asked each time
 * whether the picture is still kept: one that was deleted is gone at once on every node, whatever the nodes have cached.
 */
export function pictureRoutes(db: Db) {
  const drawn = lruCache<Uint8Array | undefined>(MOST_CACHED_BYTES, (bytes) => bytes?.byteLength ?? 0)
  return new Hono().get('/img/:file', async (c) => {
    const url = `/img/${c.req.param('file')}`
    const size = pictureSize(url)
    if (!size) return c.notFound()
    const asked = oneOf('w', drawnWidths, c.req.query('w'))
    const width = asked !== undefined && asked < size.width ? asked : undefined
    const quality = oneOf('q', qualities, c.req.query('q'))
    if (!(await isKept(db, url))) return c.notFound()
    // What lies at an address never changes, so its name is as good as its content.
    const tag = `"${width ?? 'full'}-${quality ?? 'kept'}"`
    const headers = { 'cache-control': cacheControl, etag: tag }
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers)
    const picture = await drawn(`${url} ${tag}`, async () => {
      const kept = await readPicture(db, url)
      const isAsKept = width === undefined && quality === undefined
      return kept && (isAsKept ? kept : narrow(kept, width ?? size.width, quality ?? USUAL_QUALITY))
    })
    if (!picture) return c.notFound()
    return c.body(Uint8Array.from(picture), 200, {
      ...headers,
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
    })
  })
}

const isKept = async (db: Db, url: string) =>
  (await db.selectFrom('uploads').select('url').where('url', '=', url).executeTakeFirst()) !== undefined

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
