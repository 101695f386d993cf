import * as z from 'zod'
import type { Contract } from '../shared/endpoint.ts'
import { imageTypes, MOST_IMAGE_BYTES } from './picture-sizes.ts'

export const uploadsContract = {
  'POST /api/v1/uploads': {
    summary:
      'Upload one picture: the body is the file itself, up to 8 MB. It is kept as WebP without metadata; unused for a day, it is forgotten',
    access: 'player',
    limit: 'upload',
    file: { mediaTypes: imageTypes, mostBytes: MOST_IMAGE_BYTES },
    reply: z.object({
      url: z.string().describe('goes into `photoUrl` or `imageUrl`; `?w=` and `?q=` draw it smaller'),
    }),
  },
} as const satisfies Contract
