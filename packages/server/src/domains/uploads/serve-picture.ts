import { Refusal } from '@matchbol/core/shared/refusal'
import { fileAddress, pictureSize } from '@matchbol/core/uploads/picture-address'
import { USUAL_QUALITY } from '@matchbol/core/uploads/picture-sizes'
import type { Db } from '../../platform/db/client.ts'
import type { ServedFile } from '../../platform/http/serve.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { narrow } from './draw-picture.ts'
import { isInTicket, usesBesideTickets } from './picture-uses.ts'

const MOST_CACHED_BYTES = 24 * 1024 * 1024

/** How a picture is asked for: as wide as this and as fine as this, or as it is kept. */
interface Drawing {
  w?: number | undefined
  q?: number | undefined
}

/**
 * Serves pictures from our own store, as wide as asked for among the known widths and never wider than they are. The database is
 * asked each time whether the picture is still kept, and open to all: one that was deleted is gone at once on every node, whatever
 * the nodes have cached.
 */
export function pictureServer() {
  const drawn = lruCache<Uint8Array<ArrayBuffer> | undefined>(MOST_CACHED_BYTES, (bytes) => bytes?.byteLength ?? 0)

  /** @throws Refusal NOT_FOUND */
  return async (db: Db, file: string, { w, q }: Drawing): Promise<ServedFile> => {
    const url = fileAddress(file)
    const size = pictureSize(url)
    if (!size || !(await isOpen(db, url))) throw new Refusal('NOT_FOUND')
    const width = w !== undefined && w < size.width ? w : undefined
    // What lies at an address never changes, so its name is as good as its content.
    const version = `${width ?? 'full'}-${q ?? 'kept'}`
    const draw = async () => {
      const kept = await readPicture(db, url)
      const isAsKept = width === undefined && q === undefined
      return kept && Uint8Array.from(isAsKept ? kept : await narrow(kept, width ?? size.width, q ?? USUAL_QUALITY))
    }
    return { name: 'picture.webp', version, content: async () => orNotFound(await drawn(`${url} ${version}`, draw)) }
  }
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('NOT_FOUND')
  return found
}

/** What is shown in tickets alone is for those who may read them: `tickets` shows it to them, and nobody else does. */
const isOpen = async (db: Db, url: string) =>
  (await db
    .selectFrom('uploads')
    .select('url')
    .where('url', '=', url)
    .where((eb) => eb.or([eb.not(isInTicket(eb)), ...usesBesideTickets(eb)]))
    .executeTakeFirst()) !== undefined

export async function readPicture(db: Db, url: string): Promise<Uint8Array | undefined> {
  const kept = await db.selectFrom('uploads').select('bytes').where('url', '=', url).executeTakeFirst()
  return kept?.bytes
}
