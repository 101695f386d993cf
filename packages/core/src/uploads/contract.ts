import * as z from 'zod'
import { type Contract, fileReply } from '../shared/endpoint.ts'
import { pictureFile } from './picture-file.ts'
import { drawnWidths, qualities } from './picture-sizes.ts'
import { imageTypes, MOST_IMAGE_BYTES } from './sent-pictures.ts'

/** Exactly one of these numbers, as it stands in an address. */
const oneOf = (known: readonly number[]) => z.enum(known.map(String)).transform(Number).optional()

export const uploadsContract = {
  'POST /api/v1/uploads': {
    summary:
      'Upload one picture: the body is the file itself, up to 8 MB. It is kept as WebP without metadata; unused for a day, it is forgotten',
    said: 'Picture uploaded',
    access: 'player',
    limit: 'upload',
    file: { mediaTypes: imageTypes, mostBytes: MOST_IMAGE_BYTES },
    reply: z.object({
      url: z.string().describe('goes into `photoUrl` or `imageUrl`; `?w=` and `?q=` draw it smaller'),
    }),
  },
  'GET /img/{file}': {
    summary:
      'A picture, as it is kept or narrower; who knows its address was shown it by someone who may see it. Not one that only a ticket shows',
    access: 'anyone',
    limit: 'picture',
    params: z.object({ file: pictureFile }),
    query: z.object({ w: oneOf(drawnWidths), q: oneOf(qualities) }),
    cache: { keptBy: 'browser', seconds: 300 },
    reply: fileReply('image/webp'),
  },
} as const satisfies Contract

declare module '../shared/endpoint.ts' {
  interface Api extends Readonly<typeof uploadsContract> {}
}
